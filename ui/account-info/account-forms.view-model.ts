import { makeAutoObservable, observableRef } from 'mobx';
import { type AccountForm, accountForm } from '#core/account-info/account-form.schema.ts';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import { accountInfoSchema, type AccountInfo } from '#core/account-info/account-info.schema.ts';
import { type RequestedField, requestForm } from '#core/account-info/change-request.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { AccountEditorViewModel, type TypedAccount } from './account-editor.view-model.ts';
import {
  RequestEditorViewModel,
  type TypedRequest,
} from '../account-changes/request-editor.view-model.ts';

interface Parts {
  readonly gateway: Pick<
    AccountInfoGateway,
    'accountInfo' | 'requestAccountChange' | 'saveAccountInfo'
  >;
  readonly makeKey: () => AttemptKey;
  readonly ownDrafts: OwnDrafts;
  readonly onSaved: (before: AccountInfo, saved: AccountInfo) => void;
  readonly onAsked: () => void;
  /** Called to reload the displayed data when the outcome of a save is unknown. */
  readonly onLost: () => void;
}

/** The two forms of an account: one for direct changes and one for requests. Opening a form restores its earlier draft. */
export class AccountFormsViewModel {
  editor: AccountEditorViewModel | null = null;
  request: RequestEditorViewModel | null = null;
  readonly draft: SavedDraft<AccountInfo, TypedAccount>;
  readonly requestDraft: SavedDraft<AccountInfo, TypedRequest>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const base = accountInfoSchema;
    this.draft = new SavedDraft(parts.ownDrafts, 'account', {
      base,
      empty: accountForm.show(null),
    });
    this.requestDraft = new SavedDraft(parts.ownDrafts, 'accountRequest', {
      base,
      empty: requestForm.show(null),
    });
    makeAutoObservable(this, {
      editor: observableRef,
      request: observableRef,
      draft: false,
      requestDraft: false,
    });
  }

  start(): void {
    this.draft.follow(() => this.editor?.edit.unsaved ?? null);
    this.requestDraft.follow(() => this.request?.edit.unsaved ?? null);
  }

  dispose(): void {
    this.draft.rest();
    this.requestDraft.rest();
    this.close();
  }

  /** Closes the open form but keeps its draft. */
  close(): void {
    this.editor = null;
    this.request = null;
  }

  /** Opens the form for direct changes with the data on file, or with an earlier draft. */
  edit(info: AccountInfo, first?: keyof AccountForm): void {
    const { gateway, onLost, onSaved } = this.#parts;
    const found = this.#foundFor(this.draft.found?.base, info) ? this.draft.take() : null;
    const editor = new AccountEditorViewModel({
      gateway,
      draft: this.draft,
      base: info,
      ...(first !== undefined && { first }),
      onSaved: (saved) => {
        if (this.editor === editor) this.close();
        onSaved(info, saved);
      },
      onLost,
    });
    this.editor = editor;
    if (found !== null) editor.edit.begin(found.base ?? info, found.values);
  }

  /** Opens the request form with the values in force, or with an earlier draft. */
  ask(info: AccountInfo, first?: RequestedField): void {
    const { gateway, makeKey, onAsked, onLost } = this.#parts;
    const found = this.#foundFor(this.requestDraft.found?.base, info)
      ? this.requestDraft.take()
      : null;
    const request = new RequestEditorViewModel({
      gateway,
      makeKey,
      draft: this.requestDraft,
      base: info,
      ...(first !== undefined && { first }),
      onAsked: () => {
        if (this.request === request) this.close();
        onAsked();
      },
      onLost,
    });
    this.request = request;
    if (found !== null) request.edit.begin(found.base ?? info, found.values);
  }

  /** Returns true if a draft belongs to this account. A draft for another account must stay stored. */
  #foundFor(base: AccountInfo | null | undefined, { siteNum }: AccountInfo): boolean {
    return base?.siteNum === siteNum;
  }
}
