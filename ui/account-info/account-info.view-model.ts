import { makeAutoObservable } from 'mobx';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { RevealViewModel } from '../shell/reveal.view-model.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { toastDone } from '../shell/toast-done.ts';
import { AccountFormsViewModel } from './account-forms.view-model.ts';
import { PermitEntryViewModel } from './permit-entry.view-model.ts';
import { RequestWithdrawal } from '../account-changes/request-withdrawal.view-model.ts';

interface Parts {
  readonly gateway: AccountInfoGateway;
  readonly makeKey: () => AttemptKey;
  readonly gateCode: RevealViewModel<number>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
  readonly ownDrafts: OwnDrafts;
  /** When false, no edit or request buttons are rendered. */
  readonly mayChange: boolean;
  readonly mayCertify: boolean;
  /** True if the user has the right to change codes. */
  readonly maySetCode: boolean;
  /** Called after a rename, to reload the site names in the header. */
  readonly onRenamed: () => void;
}

/** The view model of a customer's account: the data on file, direct changes and requests (domain guide 6.7). */
export class AccountInfoViewModel {
  readonly reading: SiteReading<AccountInfo>;
  readonly printing = new Submission();
  readonly withdrawal: RequestWithdrawal;
  readonly permit: PermitEntryViewModel;
  readonly forms: AccountFormsViewModel;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.reading = new SiteReading({
      read: (siteNum, how) => parts.gateway.accountInfo({ sn: siteNum }, how),
      live: parts.live,
      fallback: 'Your account could not be loaded.',
      onLeave: () => this.#leave(),
    });
    this.withdrawal = new RequestWithdrawal({
      withdraw: (id, rev) =>
        parts.gateway.withdrawChangeRequest({ sn: this.reading.siteNum ?? 0, id, rev }),
      toasts: parts.toasts,
      reload: () => this.#reload(),
    });
    this.permit = new PermitEntryViewModel({
      gateway: parts.gateway,
      onSaved: () => this.#permitted(),
      onLost: () => void this.#reload(),
    });
    this.forms = new AccountFormsViewModel({
      ...parts,
      onSaved: (before, saved) => this.#saved(before, saved),
      onAsked: () => this.#asked(),
      onLost: () => void this.#reload(),
    });
    makeAutoObservable(this, {
      reading: false,
      printing: false,
      withdrawal: false,
      permit: false,
      forms: false,
    });
  }

  get gateCode(): RevealViewModel<number> {
    return this.#parts.gateCode;
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get maySetCode(): boolean {
    return this.#parts.maySetCode;
  }

  get mayCertify(): boolean {
    return this.#parts.mayCertify;
  }

  start(): void {
    this.forms.start();
    this.reading.start();
  }

  dispose(): void {
    // Disposing the forms stores their drafts.
    this.forms.dispose();
    this.reading.dispose();
  }

  /** Downloads the site's alarm certificate as a PDF file. */
  async certificate(): Promise<void> {
    const { files, gateway } = this.#parts;
    const { siteNum } = this.reading;
    if (siteNum === null) return;
    await this.printing.run(() => gateway.alarmCertificate({ sn: siteNum }), {
      fallback: 'The certificate could not be made.',
      onOk: ({ bytes, name }) =>
        files.save({ name, type: 'application/pdf', content: new Uint8Array(bytes) }),
    });
  }

  /** Closes all forms and questions when another account is opened. */
  #leave(): void {
    this.withdrawal.doubt(null);
    this.permit.forget();
    this.gateCode.hide();
    this.forms.close();
  }

  /** Reloads the displayed data. Returns the change requests, or null if the reload failed. */
  async #reload(): Promise<readonly ChangeRequest[] | null> {
    return (await this.reading.reload())?.requests ?? null;
  }

  #permitted(): void {
    void this.reading.source.load();
    toastDone(this.#parts.toasts, { title: 'The permit was saved' });
  }

  #saved(before: AccountInfo, saved: AccountInfo): void {
    void this.reading.source.load();
    if (before.form.displayName !== saved.form.displayName) this.#parts.onRenamed();
    toastDone(this.#parts.toasts, { title: 'Your account was saved' });
  }

  #asked(): void {
    void this.reading.source.load();
    toastDone(this.#parts.toasts, {
      title: 'Your request was sent',
      text: 'Current values stay in effect until it is applied.',
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountInfo: AccountInfoViewModel;
  }
}
