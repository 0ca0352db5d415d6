import { makeAutoObservable, observableRef } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import { type AccountForm, accountForm } from '#core/account-info/account-form.schema.ts';
import type { AccountInfoGateway } from '#core/account-info/account-info.gateway.port.ts';
import { accountInfoSchema, type AccountInfo } from '#core/account-info/account-info.schema.ts';
import { type RequestedField, requestForm } from '#core/account-info/change-request.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { KeptDraft, type OwnDrafts } from '../forms/kept-draft.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { tellDone } from '../shell/tell-done.ts';
import { AccountEditorViewModel, type TypedAccount } from './account-editor.view-model.ts';
import { RequestWithdrawal } from './request-withdrawal.view-model.ts';
import { RequestEditorViewModel, type TypedRequest } from './request-editor.view-model.ts';

/** Milliseconds between two readings where much happens. */
const READ_EVERY = 1000;

interface Parts {
  readonly gateway: AccountInfoGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
  readonly ownDrafts: OwnDrafts;
  /** A control the person may not use is absent. */
  readonly mayChange: boolean;
  readonly mayCertify: boolean;
  /** The names of the sites in the header are read anew. */
  readonly onRenamed: () => void;
}

/** A customer's account: what is on file, what they change and what they asked for (domain guide 6.7). */
export class AccountInfoViewModel {
  source: Loadable<AccountInfo>;
  siteNum: number | null = null;
  editor: AccountEditorViewModel | null = null;
  request: RequestEditorViewModel | null = null;
  readonly printing = new Submission();
  readonly withdrawal: RequestWithdrawal;
  readonly draft: KeptDraft<AccountInfo, TypedAccount>;
  readonly requestDraft: KeptDraft<AccountInfo, TypedRequest>;
  readonly #parts: Parts;
  #listening: Subscription | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = this.#loadable(null);
    this.withdrawal = new RequestWithdrawal({
      withdraw: (id) => parts.gateway.withdraw(this.siteNum ?? 0, id),
      toasts: parts.toasts,
      onTried: () => void this.source.load({ background: true }),
    });
    const base = accountInfoSchema;
    this.draft = new KeptDraft(parts.ownDrafts, 'account', { base, empty: accountForm.show(null) });
    this.requestDraft = new KeptDraft(parts.ownDrafts, 'accountRequest', {
      base,
      empty: requestForm.show(null),
    });
    makeAutoObservable(this, {
      source: observableRef,
      editor: observableRef,
      request: observableRef,
      printing: false,
      withdrawal: false,
      draft: false,
      requestDraft: false,
    });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get mayCertify(): boolean {
    return this.#parts.mayCertify;
  }

  start(): void {
    this.draft.follow(() => ({
      base: this.editor?.saving.base ?? null,
      values: this.editor?.form.values ?? accountForm.show(null),
      dirty: this.editor?.dirty ?? false,
    }));
    this.requestDraft.follow(() => ({
      base: this.request?.base ?? null,
      values: this.request?.form.values ?? requestForm.show(null),
      dirty: this.request?.dirty ?? false,
    }));
    this.#listening ??= this.#listen();
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = null;
    this.draft.rest();
    this.requestDraft.rest();
    this.source.dispose();
    this.siteNum = null;
    this.withdrawal.doubt(null);
    this.editor = null;
    this.request = null;
  }

  /** Shows an account; the same one again is not read again. */
  open(siteNum: number): void {
    if (siteNum === this.siteNum) return;
    this.siteNum = siteNum;
    this.source.dispose();
    this.source = this.#loadable(siteNum);
    this.withdrawal.doubt(null);
    this.editor = null;
    this.request = null;
    void this.source.load();
  }

  /** Opens the form on what is on file, or on what was typed before. */
  edit(info: AccountInfo, first?: keyof AccountForm): void {
    const found = this.#foundFor(this.draft.found?.base, info) ? this.draft.take() : null;
    this.editor = new AccountEditorViewModel({
      gateway: this.#parts.gateway,
      draft: this.draft,
      base: info,
      ...(first !== undefined && { first }),
      onSaved: (saved) => this.#saved(info, saved),
    });
    if (found !== null) this.editor.goOn(found.base ?? info, found.values);
  }

  closeEditor(): void {
    this.editor = null;
  }

  /** Opens the request on what is in force, or on what was typed before. */
  ask(info: AccountInfo, first?: RequestedField): void {
    const found = this.#foundFor(this.requestDraft.found?.base, info)
      ? this.requestDraft.take()
      : null;
    this.request = new RequestEditorViewModel({
      gateway: this.#parts.gateway,
      draft: this.requestDraft,
      base: info,
      ...(first !== undefined && { first }),
      onAsked: () => this.#asked(),
    });
    if (found !== null) this.request.form.begin(found.values);
  }

  closeRequest(): void {
    this.request = null;
  }

  /** The certificate of today as a file. */
  async certificate(): Promise<void> {
    const { files, gateway } = this.#parts;
    const { siteNum } = this;
    if (siteNum === null) return;
    await this.printing.run(() => gateway.certificate(siteNum), {
      fallback: 'The certificate could not be made.',
      onOk: ({ bytes, name }) =>
        files.save({ name, type: 'application/pdf', content: new Uint8Array(bytes) }),
    });
  }

  /** What was typed for another account waits for it. */
  #foundFor(base: AccountInfo | null | undefined, { siteNum }: AccountInfo): boolean {
    return base?.siteNum === siteNum;
  }

  #saved(before: AccountInfo, saved: AccountInfo): void {
    this.editor = null;
    void this.source.load();
    if (before.form.displayName !== saved.form.displayName) this.#parts.onRenamed();
    tellDone(this.#parts.toasts, { title: 'Your account was saved' });
  }

  #asked(): void {
    this.request = null;
    void this.source.load();
    tellDone(this.#parts.toasts, {
      title: 'Your request was sent',
      text: 'The present values stay in force until it is applied.',
    });
  }

  #listen(): Subscription {
    const { events$, readAnew$ } = this.#parts.live;
    const own$ = events$.pipe(
      filter(({ kind, siteNum }) => kind === 'site' && siteNum === this.siteNum),
    );
    return merge(own$, readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => {
        if (this.siteNum !== null) void this.source.load({ background: true });
      });
  }

  #loadable(siteNum: number | null): Loadable<AccountInfo> {
    const { gateway } = this.#parts;
    return new Loadable({
      read: (how) => gateway.read(siteNum ?? 0, how),
      fallback: 'Your account could not be loaded.',
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountInfo: AccountInfoViewModel;
  }
}
