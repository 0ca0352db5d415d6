import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isInProgress } from '#core/provisioning/import-amounts.rule.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import type { NewestPortalImport, PortalImport } from '#core/provisioning/portal-import.schema.ts';
import type { PickedFile } from '../documents/picked-file.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import type { PortalImportFiles } from './portal-import-files.ts';
import { PortalUpload } from './portal-upload.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between two polls of a file being processed. */
const PAUSE = 1000;
/** Milliseconds for which a finished import is still shown instead of the drop area. */
const RECENT = 24 * 3600 * 1000;

interface Parts {
  readonly gateway: Pick<
    PortalImportGateway,
    'newestPortalImport' | 'uploadPortalFile' | 'startPortalImport'
  >;
  readonly key: AttemptKey;
  readonly files: PortalImportFiles;
  readonly now: () => number;
  /** Called after lines of a file were written to the database. */
  readonly onWritten: () => void;
}

/** The stage shown in the import card. */
export type ImportStage =
  | { readonly at: 'choosing' }
  /** A file being uploaded, or one whose upload failed. */
  | { readonly at: 'sending'; readonly file: PickedFile }
  | { readonly at: 'file'; readonly file: PortalImport };

/** Imports a file with all portal data: uploads it, has the server check it, then follows the import (design "site groups & people"). */
export class PortalImportViewModel {
  readonly source: Loadable<NewestPortalImport>;
  newest: PortalImport | null = null;
  /** True while the drop area is shown instead of the newest file. */
  choosing = true;
  /** True if a button opened the drop area, so that the focus must move to the drop area. */
  isAsked = false;
  readonly upload: PortalUpload;
  readonly starting = new Submission();
  readonly files: PortalImportFiles;
  readonly #parts: Parts;
  readonly #timer = new Timer();
  #isOpen = false;
  #isRead = false;
  /** Increases with each changing request, so that responses to earlier reads are ignored. */
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.files = parts.files;
    this.source = new Loadable({
      read: async (how) => {
        const turn = this.#turn;
        const read = await parts.gateway.newestPortalImport({}, how);
        if (read.ok && turn === this.#turn) this.#read(read.value.newest);
        return read;
      },
      fallback: 'The last import could not be loaded.',
    });
    this.upload = new PortalUpload({
      gateway: parts.gateway,
      key: parts.key,
      onSending: () => this.#begin(),
      onSent: (file) => {
        this.choosing = false;
        this.#take(file);
        this.#later();
      },
      look: async () => {
        await this.source.load({ background: true });
        return this.newest;
      },
    });
    makeAutoObservable(this, {
      source: false,
      upload: false,
      starting: false,
      files: false,
      newest: observableRef,
    });
  }

  start(): void {
    this.#isOpen = true;
    void this.source.load().then(() => this.#later());
  }

  dispose(): void {
    this.#isOpen = false;
    this.#timer.stop();
    this.source.dispose();
  }

  get stage(): ImportStage {
    const { choosing, newest } = this;
    const { unsent } = this.upload;
    if (unsent !== null) return { at: 'sending', file: unsent };
    return choosing || newest === null ? { at: 'choosing' } : { at: 'file', file: newest };
  }

  /** True if the shown file was uploaded from this page, so that it can be sent again. */
  get isHeld(): boolean {
    const id = this.upload.held?.id ?? null;
    return id !== null && id === this.newest?.id;
  }

  /** Shows the drop area for another file. The server continues processing the previous file. */
  chooseOther(): void {
    if (this.upload.submission.busy) return;
    this.choosing = true;
    this.isAsked = true;
    this.upload.forget();
    this.starting.clear();
    this.files.refused.clear();
  }

  /** Closes the drop area and shows the newest file again. */
  keep(): void {
    this.choosing = false;
    this.upload.forget();
  }

  /** Starts the import of the checked file. */
  async takeIn(): Promise<void> {
    const { newest } = this;
    if (newest?.state !== 'checked') return;
    this.#begin();
    const { gateway } = this.#parts;
    const isStarted = await this.starting.run(() => gateway.startPortalImport({ id: newest.id }), {
      fallback: 'The import could not be started.',
      onOk: (file) => this.#take(file),
    });
    // Another person may have started the import first, or the response was lost.
    if (!isStarted) {
      await this.source.load({ background: true });
      if (this.newest?.id === newest.id && this.newest.state !== 'checked') this.starting.clear();
    }
    this.#later();
  }

  /** Ensures that responses to earlier reads are ignored. Called before a changing request is sent. */
  #begin(): void {
    this.#turn += 1;
    this.starting.clear();
    this.files.refused.clear();
  }

  /** Applies a loaded state. The first loaded state decides whether the card shows the drop area. */
  #read(newest: PortalImport | null): void {
    runInAction(() => {
      if (!this.#isRead)
        this.choosing =
          newest === null ||
          (!isInProgress(newest) && this.#parts.now() - Date.parse(newest.at) > RECENT);
      this.#isRead = true;
      this.#take(newest);
    });
  }

  #take(newest: PortalImport | null): void {
    const before = this.newest;
    this.newest = newest;
    if (before?.state === 'importing' && newest?.state !== 'importing') this.#parts.onWritten();
  }

  /** Schedules the next poll while the server is working and the page is open. */
  #later(): void {
    this.#timer.stop();
    const { newest, source } = this;
    if (!this.#isOpen || source.state.at === 'failed') return;
    if (newest === null || !isInProgress(newest)) return;
    this.#timer.after(
      PAUSE,
      () => void source.load({ background: true }).then(() => this.#later()),
    );
  }
}
