import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import { draftKey, storedAtOf, SITE_DRAFTS } from '#core/drafts/draft.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { noteForm } from '#core/site-file/note-form.schema.ts';
import type { SiteFileGateway } from '#core/site-file/site-file.api.ts';
import type { SiteFile, SiteNote } from '#core/site-file/site-file.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { RequestWithdrawal } from '../account-changes/request-withdrawal.view-model.ts';
import { DocumentDownload } from '../documents/document-download.ts';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { RevealViewModel } from '../shell/reveal.view-model.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { toastDone } from '../shell/toast-done.ts';
import type { Opening } from './opening.ts';

/** The ports and rights of a site's file, shared by its editors. */
export interface SiteFileParts {
  readonly gateway: SiteFileGateway;
  readonly account: Pick<
    AccountInfoGateway,
    'accountInfo' | 'requestAccountChange' | 'withdrawChangeRequest'
  >;
  readonly gateCode: RevealViewModel<number>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly toasts: ToastStore;
  readonly files: FileSaver;
  readonly ownDrafts: OwnDrafts;
  readonly makeKey: () => AttemptKey;
  readonly newId: () => string;
  /** The person's rights on the file. Controls without the right are hidden. */
  readonly may: {
    readonly edit: boolean;
    readonly setCode: boolean;
    /** True if the person may write temporary notes. Technicians may write them too. */
    readonly note: boolean;
    readonly move: boolean;
    readonly storeTemplate: boolean;
  };
}

/** The file of one site, and its open editor (domain guide 6.11). */
export class SiteFileViewModel {
  readonly reading: SiteReading<SiteFile>;
  readonly withdrawal: RequestWithdrawal;
  /** The running request to pin a note. */
  readonly pinning = new Submission();
  opening: Opening | null = null;
  /** The file as it was when the editor opened. */
  base: SiteFile | null = null;
  readonly parts: SiteFileParts;
  readonly #download: DocumentDownload;

  constructor(parts: SiteFileParts) {
    this.parts = parts;
    this.reading = new SiteReading({
      read: (siteNum, how) => parts.gateway.siteFile({ sn: siteNum }, how),
      live: parts.live,
      fallback: 'What is on file about this site could not be loaded.',
      onLeave: () => this.#leave(),
    });
    this.withdrawal = new RequestWithdrawal({
      withdraw: (id, rev) =>
        parts.account.withdrawChangeRequest({ sn: this.reading.siteNum ?? 0, id, rev }),
      toasts: parts.toasts,
      reload: async () => (await this.reading.reload())?.account.requests ?? null,
    });
    this.#download = new DocumentDownload({
      news: { download: (id) => parts.gateway.siteDocument({ sn: this.reading.siteNum ?? 0, id }) },
      files: parts.files,
      toasts: parts.toasts,
    });
    makeAutoObservable(this, {
      parts: false,
      reading: false,
      withdrawal: false,
      pinning: false,
      opening: observableRef,
      base: observableRef,
    });
  }

  get file(): SiteFile | null {
    return this.reading.value;
  }

  /** True if input from an ended session is stored. */
  get mayOffer(): boolean {
    const { clock, store, userId } = this.parts.ownDrafts;
    return SITE_DRAFTS.some(
      (name) => storedAtOf(store.read(userId, draftKey(name)), clock.now()) !== null,
    );
  }

  get may(): SiteFileParts['may'] {
    return this.parts.may;
  }

  get gateCode(): RevealViewModel<number> {
    return this.parts.gateCode;
  }

  start(): void {
    this.reading.start();
  }

  dispose(): void {
    this.reading.dispose();
  }

  /** Opens an editor based on the current file. Does nothing before the file is loaded. */
  open(opening: Opening): void {
    if (this.file === null) return;
    this.base = this.file;
    this.opening = opening;
  }

  close(): void {
    this.opening = null;
    this.base = null;
  }

  /** Returns what the open editor calls after its save: closes that editor alone, reloads the file, and shows a toast. */
  closing(): (title: string, text?: string) => void {
    const own = this.opening;
    return (title, text) => {
      if (this.opening === own) this.close();
      this.changed(title, text);
    };
  }

  /** Reloads the file, and shows a toast. The editor stays open. */
  changed(title: string, text?: string): void {
    void this.reading.reload();
    toastDone(this.parts.toasts, { title, ...(text !== undefined && { text }) });
  }

  download(id: string): Promise<void> {
    return this.#download.run(id);
  }

  /** Toggles whether a note is pinned above the others. */
  async pin(note: SiteNote): Promise<void> {
    const { gateway, toasts } = this.parts;
    const siteNum = this.reading.siteNum ?? 0;
    const wanted = { ...noteForm.pick(note), pinned: !note.pinned };
    await this.pinning.press(
      async () => {
        const answer = await gateway.changeNote({
          sn: siteNum,
          id: note.id,
          ...wanted,
          rev: note.rev,
        });
        await this.reading.reload();
        return answer;
      },
      (answer) => {
        if (answer.ok) return null;
        const title = explain(answer.error, 'The note could not be pinned.');
        if (title !== null) toasts.show({ tone: 'trouble', title, durationMs: 6000 });
        return null;
      },
    );
  }

  #leave(): void {
    this.close();
    this.withdrawal.doubt(null);
    this.gateCode.hide();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteFile: SiteFileViewModel;
    /** Loaded together with the page's editors. */
    readonly siteFileViewer: FileViewer;
  }
}
