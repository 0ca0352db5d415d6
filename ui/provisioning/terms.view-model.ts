import { makeAutoObservable, runInAction } from 'mobx';
import { countWords, readTextFile, refuseTextFile } from '#core/agreement/read-text-file.rule.ts';
import type { AgreementTextViewModel } from '../documents/agreement-text.view-model.ts';
import { readPickedFile, type PickedFile } from '../documents/picked-file.ts';

/** The terms on the page of groups and people: a text from a file or written here, looked at and published as the next version. */
export class TermsViewModel {
  /** Of the file the text came from, until something else is written. */
  file: { readonly name: string; readonly at: string; readonly text: string } | null = null;
  problem: string | null = null;
  /** The text is written, or looked at as it will be read. */
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

  /** The number the text would be published under. */
  get next(): number {
    return this.texts.current + 1;
  }

  get words(): number {
    return countWords(this.texts.edit.form.values.text);
  }

  /** The file that stands in the form as it was read. */
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

  /** Back to the text as it is published. */
  discard(): void {
    this.file = null;
    this.problem = null;
    this.texts.discard();
  }

  /** Shows what was written, or how it will be read. */
  show(what: 'editor' | 'preview' | null): void {
    this.shown = what;
  }
}
