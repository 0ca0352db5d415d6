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

/** Milliseconds from one look at a file that is worked on to the next. */
const PAUSE = 1000;
/** Milliseconds for which the page opens with a file that has ended, instead of asking for another. */
const RECENT = 24 * 3600 * 1000;

interface Parts {
  readonly gateway: Pick<
    PortalImportGateway,
    'newestPortalImport' | 'uploadPortalFile' | 'startPortalImport'
  >;
  readonly key: AttemptKey;
  readonly files: PortalImportFiles;
  readonly now: () => number;
  /** Lines of a file were written. */
  readonly onWritten: () => void;
}

/** What the card shows. */
export type ImportStage =
  | { readonly at: 'choosing' }
  /** On its way to the server, or left here by a failure. */
  | { readonly at: 'sending'; readonly file: PickedFile }
  | { readonly at: 'file'; readonly file: PortalImport };

/** A file of a whole portal: sent, checked with nothing written, and taken in by the server, which is followed meanwhile (design "site groups & people"). */
export class PortalImportViewModel {
  readonly source: Loadable<NewestPortalImport>;
  newest: PortalImport | null = null;
  /** Another file is asked for in the place of the newest. */
  choosing = true;
  /** By a press, whose place the focus leaves. */
  isAsked = false;
  readonly upload: PortalUpload;
  readonly starting = new Submission();
  readonly files: PortalImportFiles;
  readonly #parts: Parts;
  readonly #timer = new Timer();
  #isOpen = false;
  #isRead = false;
  /** Answers asked for before something was sent count for nothing. */
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
      fallback: 'The last import could not be looked for.',
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

  /** Whether the file that is shown came from here, and can be sent again. */
  get isHeld(): boolean {
    const id = this.upload.held?.id ?? null;
    return id !== null && id === this.newest?.id;
  }

  /** Asks for another file; what the server does with the last goes on. */
  chooseOther(): void {
    if (this.upload.submission.busy) return;
    this.choosing = true;
    this.isAsked = true;
    this.upload.forget();
    this.starting.clear();
    this.files.refused.clear();
  }

  /** Back to the newest file. */
  keep(): void {
    this.choosing = false;
    this.upload.forget();
  }

  /** Takes in what was checked. */
  async takeIn(): Promise<void> {
    const { newest } = this;
    if (newest?.state !== 'checked') return;
    this.#begin();
    const { gateway } = this.#parts;
    const isStarted = await this.starting.run(() => gateway.startPortalImport({ id: newest.id }), {
      fallback: 'The import could not be started.',
      onOk: (file) => this.#take(file),
    });
    // Another may have been sooner, or the answer was lost.
    if (!isStarted) {
      await this.source.load({ background: true });
      if (this.newest?.id === newest.id && this.newest.state !== 'checked') this.starting.clear();
    }
    this.#later();
  }

  /** Something is sent: what was asked for before is old. */
  #begin(): void {
    this.#turn += 1;
    this.starting.clear();
    this.files.refused.clear();
  }

  /** What was read; the first time it decides what the card opens with. */
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

  /** Looks again while the server is at work and somebody looks. */
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
