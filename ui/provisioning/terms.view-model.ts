import { makeAutoObservable, runInAction } from 'mobx';
import { countWords, readTextFile, refuseTextFile } from '#core/agreement/read-text-file.rule.ts';
import type { AgreementTextViewModel } from '../documents/agreement-text.view-model.ts';
import { readPickedFile, type PickedFile } from '../documents/picked-file.ts';

/** The terms on the page of groups and people: a text from a file or written here, previewed and published as the next version. */
export class TermsViewModel {
  /** The file the text was read from; null for a text written here. */
  file: { readonly name: string; readonly at: string; readonly text: string } | null = null;
  problem: string | null = null;
  /** The open view of the text; null while it is closed. */
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

  /** The version number the text would be published under. */
  get next(): number {
    return this.texts.current + 1;
  }

  get words(): number {
    return countWords(this.texts.edit.form.values.text);
  }

  /** Name of the file while the form still holds its unchanged text; otherwise null. */
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

  /** Returns to the published text. */
  discard(): void {
    this.file = null;
    this.problem = null;
    this.texts.discard();
  }

  /** Opens the editor or the preview, or closes both when null. */
  show(what: 'editor' | 'preview' | null): void {
    this.shown = what;
  }
}
