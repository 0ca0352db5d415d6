import { makeAutoObservable, runInAction } from 'mobx';
import { countWords, readTextFile, refuseTextFile } from '#core/agreement/read-text-file.rule.ts';
import type { AgreementTextViewModel } from '../documents/agreement-text.view-model.ts';
import { readPickedFile, type PickedFile } from '../documents/picked-file.ts';

/** The terms on the tab for groups and people: a text from a file or typed here, previewed, and published as the next version. */
export class TermsViewModel {
  /** The file that provided the text; null for a text typed here. */
  file: { readonly name: string; readonly at: string; readonly text: string } | null = null;
  problem: string | null = null;
  /** The open view of the text; null while neither is open. */
  shown: 'editor' | 'preview' | null = null;
  readonly texts: AgreementTextViewModel;
  readonly #now: () => number;

  constructor(texts: AgreementTextViewModel, now: () => number) {
    this.texts = texts;
    this.#now = now;
    makeAutoObservable(this, { texts: false });
  }

  start(): void {
    this.texts.start();
  }

  dispose(): void {
    this.texts.dispose();
  }

  /** The version number that the text would get when published. */
  get next(): number {
    return this.texts.current + 1;
  }

  get words(): number {
    return countWords(this.texts.edit.form.values.text);
  }

  /** Name of the file while its text is unchanged in the form; otherwise null. */
  get fromFile(): string | null {
    return this.file !== null && this.file.text === this.texts.edit.form.values.text
      ? this.file.name
      : null;
  }

  async choose([file]: readonly PickedFile[]): Promise<void> {
    if (file === undefined) return;
    this.problem = refuseTextFile('terms', file);
    if (this.problem !== null) return;
    const bytes = await readPickedFile(file);
    const read = bytes.ok ? readTextFile('terms', bytes.value) : bytes;
    runInAction(() => {
      if (!read.ok) {
        this.problem = read.error;
        return;
      }
      const at = new Date(this.#now()).toISOString();
      this.file = { name: file.name, at, text: read.value };
      this.texts.edit.form.type('text', read.value);
    });
  }

  /** Discards the draft and returns to the published text. */
  discard(): void {
    this.file = null;
    this.problem = null;
    this.texts.discard();
  }

  /** Opens the editor or the preview; null closes both. */
  show(what: 'editor' | 'preview' | null): void {
    this.shown = what;
  }
}
