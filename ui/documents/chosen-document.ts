import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cleanFileName } from '#core/documents/clean-file-name.rule.ts';
import type { Document, DocumentChange } from '#core/documents/document.ts';
import { checkPdfBytes, PDF_TEXT } from '#core/documents/check-pdf-bytes.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { type PickedFile, readPickedFile } from './picked-file.ts';

/** A document by name and size, without its content. */
export interface StoredDocument {
  readonly name: string;
  readonly size: number | null;
}

const whyNoPdf = (document: Document): string | null => {
  const problem = checkPdfBytes(document);
  return problem === null ? null : PDF_TEXT[problem];
};

/** The document of the edited item: the stored one, none, or a new file that is not sent yet (spec §4.3). */
export class ChosenDocument {
  change: DocumentChange = { kind: 'keep' };
  /** Why the chosen file cannot be accepted. */
  problem: string | null = null;
  /** The chosen file is still being read, which takes seconds for cloud storage. Nothing is sent until it is read. */
  reading = false;
  stored: StoredDocument | null;
  readonly #check: (document: Document) => string | null;
  #turn = 0;

  /** Accepts a PDF, unless `check` is given. `check` returns why a file cannot be accepted. */
  constructor(stored: StoredDocument | null, check = whyNoPdf) {
    this.stored = stored;
    this.#check = check;
    makeAutoObservable(this, {
      change: observableRef,
      stored: observableRef,
    });
  }

  /** The file in the field. */
  get shown(): StoredDocument | null {
    if (this.change.kind === 'replace') {
      const { name, bytes } = this.change.document;
      return { name, size: bytes.length };
    }
    return this.change.kind === 'remove' ? null : this.stored;
  }

  get changed(): boolean {
    return (
      this.reading ||
      this.change.kind === 'replace' ||
      (this.change.kind === 'remove' && this.stored !== null)
    );
  }

  /** Accepts exactly one file. Reads its content at once, so that the saved file is the one that was chosen. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    const turn = ++this.#turn;
    const [file] = files;
    if (file === undefined) return;
    this.reading = true;
    const taken = files.length > 1 ? 'Choose one file only' : await this.#read(file);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.reading = false;
      this.problem = typeof taken === 'string' ? taken : null;
      if (typeof taken !== 'string') this.change = { kind: 'replace', document: taken };
    });
  }

  clear(): void {
    this.#forgetPicked();
    this.change = { kind: this.stored === null ? 'keep' : 'remove' };
  }

  /** Starts again with the stored document. */
  restart(stored: StoredDocument | null): void {
    this.#forgetPicked();
    this.change = { kind: 'keep' };
    this.stored = stored;
  }

  /** Updates the stored document, null for none. A newly chosen one stays. */
  standOn(stored: StoredDocument | null): void {
    this.stored = stored;
    if (stored === null && this.change.kind === 'remove') this.change = { kind: 'keep' };
  }

  #forgetPicked(): void {
    this.#turn += 1;
    this.reading = false;
    this.problem = null;
  }

  /** Returns the file with its content, or why it cannot be accepted. */
  async #read(file: PickedFile): Promise<Document | string> {
    if (file.size > LIMITS.documentBytes) return PDF_TEXT.size;
    const read = await readPickedFile(file);
    if (!read.ok) return read.error;
    const document = { name: cleanFileName(file.name), bytes: read.value };
    return this.#check(document) ?? document;
  }
}
