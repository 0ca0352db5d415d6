import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { refusePortalFile } from '#core/provisioning/import-amounts.rule.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import type { PortalImport } from '#core/provisioning/portal-import.schema.ts';
import { readPickedFile, UNREADABLE_FILE, type PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<PortalImportGateway, 'uploadPortalFile'>;
  readonly key: AttemptKey;
  /** What is asked for from now on is newer than what is being answered. */
  readonly onSending: () => void;
  readonly onSent: (file: PortalImport) => void;
  /** The newest file of the server as it is now. */
  readonly look: () => Promise<PortalImport | null>;
}

/** A file of a whole portal on its way to the server: under one id until its outcome is clear, and under another for another check (SECURITY.md §2.17). */
export class PortalUpload {
  /** The file this browser holds, and as what it arrived; null until it did. */
  held: { readonly file: PickedFile; readonly id: string | null } | null = null;
  /** Why what was chosen is not sent. */
  refusal: string | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  /** Another file is another attempt, though name and size are the same. */
  #choice = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { held: observableRef, submission: false });
  }

  /** On its way, or left here by a failure. */
  get unsent(): PickedFile | null {
    return this.held !== null && this.held.id === null ? this.held.file : null;
  }

  /** Takes one file and sends it, which begins its check. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    const [file] = files;
    if (file === undefined || this.submission.busy) return;
    this.refusal = files.length > 1 ? 'Choose one file only.' : refusePortalFile(file);
    if (this.refusal !== null) return;
    this.#choice += 1;
    await this.#send(file);
  }

  /** Sends the file that is held: a repeat of what failed, or another check of what arrived. */
  async again(): Promise<void> {
    if (this.held !== null && !this.submission.busy) await this.#send(this.held.file);
  }

  /** Another file is asked for. */
  forget(): void {
    this.refusal = null;
    this.submission.clear();
    if (this.held?.id === null) this.held = null;
  }

  async #send(file: PickedFile): Promise<void> {
    const { gateway, key, onSending, onSent } = this.#parts;
    const { name, size } = file;
    const content = [this.#choice, name, size];
    const id = key.for(content);
    onSending();
    this.held = { file, id: null };
    const answer = await this.submission.press(
      async () => {
        const read = await readPickedFile(file);
        if (!read.ok) return null;
        const upload = { name, bytes: read.value };
        return key.send(content, () => gateway.uploadPortalFile({ id }, { upload }));
      },
      (sent) => {
        if (sent === null) return UNREADABLE_FILE;
        if (!sent.ok) return explain(sent.error, 'The file could not be sent.');
        this.held = { file, id: sent.value.id };
        onSent(sent.value);
        return null;
      },
    );
    if (answer !== null && this.unsent === file) await this.#find(file, id);
  }

  /** Only the answer may have been lost: what is read to its end is there, and its id is used up. */
  async #find(file: PickedFile, id: string): Promise<void> {
    const found = await this.#parts.look();
    if (this.unsent !== file || found?.id !== id || found.state === 'reading') return;
    runInAction(() => {
      this.#choice += 1;
      this.held = { file, id };
      this.submission.clear();
      this.#parts.onSent(found);
    });
  }
}
