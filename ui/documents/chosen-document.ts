import { makeAutoObservable, observableRef } from 'mobx';
import type { Document, DocumentChange } from '#core/documents/document.ts';
import { refuseLargeFile, refuseOtherThanPdf } from '#core/documents/check-pdf-bytes.rule.ts';
import { FileChoice, type NamedFile } from './file-choice.ts';
import type { PickedFile } from './picked-file.ts';

/** The document of an edited item: the stored document, none, or a chosen file that is not sent yet (spec §4.3). */
export class ChosenDocument {
  change: DocumentChange = { kind: 'keep' };
  /** The chosen file until its content is read. The form cannot be sent before, nor while a refused file stands at the field. */
  readonly picked = new FileChoice();
  stored: NamedFile | null;
  readonly #check: (document: Document) => string | null;

  /** `check` returns why a file is refused. The default accepts only PDFs. */
  constructor(stored: NamedFile | null, check = refuseOtherThanPdf) {
    this.stored = stored;
    this.#check = check;
    makeAutoObservable(this, {
      change: observableRef,
      stored: observableRef,
      picked: false,
    });
  }

  get reading(): boolean {
    return this.picked.reading;
  }

  /** The reason why the chosen file was refused. */
  get problem(): string | null {
    return this.picked.problem;
  }

  /** The document after the next save. */
  get shown(): NamedFile | null {
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

  /** Accepts exactly one file. It takes the place of a file chosen before, even if it is refused. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    if (files.length > 0 && this.change.kind === 'replace') this.change = { kind: 'keep' };
    await this.picked.choose(files, {
      refuse: refuseLargeFile,
      take: (document) => {
        const problem = this.#check(document);
        if (problem === null) this.change = { kind: 'replace', document };
        return problem;
      },
    });
  }

  /** Says that a file must be chosen. */
  demand(): void {
    this.picked.demand();
  }

  /** Takes away what the field shows. The stored document comes back from behind a file that is read or refused. */
  clear(): void {
    if (this.picked.file === null) this.change = { kind: this.stored === null ? 'keep' : 'remove' };
    this.picked.clear();
  }

  /** Discards a chosen file and starts with the given stored document. */
  restart(stored: NamedFile | null): void {
    this.picked.clear();
    this.change = { kind: 'keep' };
    this.stored = stored;
  }

  /** Updates the stored document; null means that no document is stored. A chosen file is kept. */
  standOn(stored: NamedFile | null): void {
    this.stored = stored;
    if (stored === null && this.change.kind === 'remove') this.change = { kind: 'keep' };
  }
}
