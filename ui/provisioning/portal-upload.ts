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
  /** Called before an upload, so that responses to earlier reads are ignored. */
  readonly onSending: () => void;
  readonly onSent: (file: PortalImport) => void;
  /** Loads the newest file from the server. */
  readonly look: () => Promise<PortalImport | null>;
}

/**
 * Uploads a portal file. Retries reuse the upload's id until the result is known; checking the same file again takes a new
 * id (SECURITY.md §2.17).
 */
export class PortalUpload {
  /** The file held by this browser, with its id on the server; the id is null until the upload is complete. */
  held: { readonly file: PickedFile; readonly id: string | null } | null = null;
  /** Why the chosen file cannot be uploaded; null if it can. */
  refusal: string | null = null;
  readonly submission = new Submission();
  readonly #parts: Parts;
  /** Increases with each chosen file, so that choosing a file of the same name and size is still a new attempt. */
  #choice = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { held: observableRef, submission: false });
  }

  /** A file being uploaded, or one whose upload failed; null otherwise. */
  get unsent(): PickedFile | null {
    return this.held !== null && this.held.id === null ? this.held.file : null;
  }

  /** Uploads one file, which the server then checks. */
  async choose(files: readonly PickedFile[]): Promise<void> {
    const [file] = files;
    if (file === undefined || this.submission.busy) return;
    this.refusal = files.length > 1 ? 'Choose one file only.' : refusePortalFile(file);
    if (this.refusal !== null) return;
    this.#choice += 1;
    await this.#send(file);
  }

  /** Uploads the held file again, after a failure or for another check. */
  async again(): Promise<void> {
    if (this.held !== null && !this.submission.busy) await this.#send(this.held.file);
  }

  /** Clears the upload before another file is chosen. */
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

  /** Looks for the file on the server after a failure, because the upload may be complete although its response was lost. */
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
