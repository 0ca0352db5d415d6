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

/** The document of an edited item: the stored document, none, or a chosen file that is not sent yet (spec §4.3). */
export class ChosenDocument {
  change: DocumentChange = { kind: 'keep' };
  /** The reason why the chosen file was refused. */
  problem: string | null = null;
  /** True while the chosen file is being read, which takes seconds for cloud storage. The form cannot be sent until the file is read. */
  reading = false;
  stored: StoredDocument | null;
  readonly #check: (document: Document) => string | null;
  #turn = 0;

  /** `check` returns why a file is refused. The default accepts only PDFs. */
  constructor(stored: StoredDocument | null, check = whyNoPdf) {
    this.stored = stored;
    this.#check = check;
    makeAutoObservable(this, {
      change: observableRef,
      stored: observableRef,
    });
  }

  /** The document the field shows. */
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

  /** Accepts exactly one file. Its content is read at once, so that later changes on disk do not affect the saved file. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    const turn = ++this.#turn;
    this.reading = true;
    const taken = files.length > 1 ? 'Choose one file only' : await this.#read(file);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.reading = false;
      this.problem = typeof taken === 'string' ? taken : null;
      if (typeof taken !== 'string') this.change = { kind: 'replace', document: taken };
    });
  }

  /** Says that a file must be chosen. */
  demand(): void {
    this.problem ??= 'Choose a file';
  }

  clear(): void {
    this.#forgetPicked();
    this.change = { kind: this.stored === null ? 'keep' : 'remove' };
  }

  /** Discards a chosen file and starts with the given stored document. */
  restart(stored: StoredDocument | null): void {
    this.#forgetPicked();
    this.change = { kind: 'keep' };
    this.stored = stored;
  }

  /** Updates the stored document; null means that no document is stored. A chosen file is kept. */
  standOn(stored: StoredDocument | null): void {
    this.stored = stored;
    if (stored === null && this.change.kind === 'remove') this.change = { kind: 'keep' };
  }

  #forgetPicked(): void {
    this.#turn += 1;
    this.reading = false;
    this.problem = null;
  }

  /** Returns the file with its content, or the reason why it was refused. */
  async #read(file: PickedFile): Promise<Document | string> {
    if (file.size > LIMITS.documentBytes) return PDF_TEXT.size;
    const read = await readPickedFile(file);
    if (!read.ok) return read.error;
    const document = { name: cleanFileName(file.name), bytes: read.value };
    return this.#check(document) ?? document;
  }
}
