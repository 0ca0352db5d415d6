import { makeAutoObservable } from 'mobx';
import { countWords, readTextFile, refuseTextFile } from '#core/agreement/read-text-file.rule.ts';
import type { AgreementTextViewModel } from '../documents/agreement-text.view-model.ts';
import { FileChoice } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';

/** The terms on the tab for groups and people: a text from a file or typed here, previewed, and published as the next version. */
export class TermsViewModel {
  /** The file that provided the text; null for a text typed here. */
  file: { readonly name: string; readonly at: string; readonly text: string } | null = null;
  /** The chosen file until it is read. */
  readonly picked = new FileChoice();
  /** The open view of the text; null while neither is open. */
  shown: 'editor' | 'preview' | null = null;
  readonly texts: AgreementTextViewModel;
  readonly #now: () => number;

  constructor(texts: AgreementTextViewModel, now: () => number) {
    this.texts = texts;
    this.#now = now;
    makeAutoObservable(this, { texts: false, picked: false });
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

  /** Reads a file as the text. Words that were typed while it was read are not overwritten. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    const { form } = this.texts.edit;
    const { text } = form.values;
    await this.picked.choose(files, {
      refuse: (file) => refuseTextFile('terms', file),
      take: ({ name, bytes }) => {
        const read = readTextFile('terms', bytes);
        if (!read.ok) return read.error;
        if (form.values.text !== text)
          return 'The text was edited while the file was being read. Choose the file again.';
        const at = new Date(this.#now()).toISOString();
        this.file = { name, at, text: read.value };
        form.type('text', read.value);
        return null;
      },
    });
  }

  /** Takes away the file that the field shows, with its text. The text stays if the file was not read. */
  clearFile(): void {
    if (this.picked.file === null) this.discard();
    else this.picked.clear();
  }

  /** Discards the draft and returns to the published text. */
  discard(): void {
    this.picked.clear();
    this.file = null;
    this.texts.discard();
  }

  /** True if there is a text to publish, and no other file is read or stands refused. */
  get mayPublish(): boolean {
    return this.picked.file === null && this.texts.wanted !== null;
  }

  /** Asks for confirmation of the publication. */
  ask(): void {
    if (this.mayPublish) this.texts.ask();
  }

  /** Opens the editor or the preview; null closes both. */
  show(what: 'editor' | 'preview' | null): void {
    this.shown = what;
  }
}
