import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cleanFileName } from '#core/documents/clean-file-name.rule.ts';
import type { Document, DocumentChange } from '#core/documents/document.ts';
import { checkPdfBytes, PDF_TEXT } from '#core/documents/check-pdf-bytes.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { type PickedFile, readPickedFile } from './picked-file.ts';

/** A document by name and bytes, not read. */
export interface StoredDocument {
  readonly name: string;
  readonly size: number | null;
}

const whyNoPdf = (document: Document): string | null => {
  const problem = checkPdfBytes(document);
  return problem === null ? null : PDF_TEXT[problem];
};

/** The document of the item being edited: the stored one, none, or a file that waits to be sent (spec §4.3). */
export class ChosenDocument {
  change: DocumentChange = { kind: 'keep' };
  /** Why what was chosen cannot be taken. */
  problem: string | null = null;
  /** A file was chosen and is still being read, which takes seconds where it comes from a cloud storage: nothing is sent meanwhile. */
  reading = false;
  stored: StoredDocument | null;
  readonly #check: (document: Document) => string | null;
  #turn = 0;

  /** Takes a PDF unless another check is given, which answers why a file cannot be taken. */
  constructor(stored: StoredDocument | null, check = whyNoPdf) {
    this.stored = stored;
    this.#check = check;
    makeAutoObservable(this, {
      change: observableRef,
      stored: observableRef,
    });
  }

  /** What stands in the field: name and bytes. */
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

  /** Takes exactly one file; its content is read at once, so that what is saved is what was chosen. */
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

  /** Empties the field. */
  clear(): void {
    this.#forgetPicked();
    this.change = { kind: this.stored === null ? 'keep' : 'remove' };
  }

  /** Begins anew with what is stored now. */
  restart(stored: StoredDocument | null): void {
    this.#forgetPicked();
    this.change = { kind: 'keep' };
    this.stored = stored;
  }

  /** Another document is stored by now, null for none; a chosen one stays. */
  standOn(stored: StoredDocument | null): void {
    this.stored = stored;
    if (stored === null && this.change.kind === 'remove') this.change = { kind: 'keep' };
  }

  #forgetPicked(): void {
    this.#turn += 1;
    this.reading = false;
    this.problem = null;
  }

  /** The file with its content, or why it cannot be taken. */
  async #read(file: PickedFile): Promise<Document | string> {
    if (file.size > LIMITS.documentBytes) return PDF_TEXT.size;
    const read = await readPickedFile(file);
    if (!read.ok) return read.error;
    const document = { name: cleanFileName(file.name), bytes: read.value };
    return this.#check(document) ?? document;
  }
}
