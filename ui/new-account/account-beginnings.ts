import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import { beginFrom } from '#core/new-account/begin-from.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import type { SiteTemplateSummary } from '#core/sites/site-template.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: Pick<
    NewAccountGateway,
    'templates' | 'template' | 'siteContent' | 'storeTemplate'
  >;
  readonly ids: IdSource;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly may: { readonly zones: boolean; readonly hours: boolean };
  readonly ready: () => Promise<boolean>;
  readonly read: () => { readonly id: string; readonly draft: AccountDraft };
  readonly put: (draft: AccountDraft) => void;
}

/** Starts a draft from a template or an existing site, and saves a draft as a template (domain guide 6.18). */
export class AccountBeginnings {
  readonly templates: Loadable<readonly SiteTemplateSummary[]>;
  readonly taking = new Submission();
  readonly keeping = new Submission();
  /** The typed number of the dealer's site to copy from. */
  siteNum = '';
  /** The typed name of the template being saved; null while the dialog is closed. */
  naming: string | null = null;
  readonly #parts: Parts;
  #templateId = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    this.templates = new Loadable({
      read: async () => {
        const read = await parts.gateway.templates();
        return read.ok ? { ok: true, value: read.value.templates } : read;
      },
      fallback: 'The templates could not be loaded.',
    });
    makeAutoObservable(this, {
      templates: false,
      taking: false,
      keeping: false,
      naming: observableRef,
    });
  }

  get listed(): readonly SiteTemplateSummary[] {
    const { state } = this.templates;
    return state.at === 'ready' ? state.value : [];
  }

  nameSite(text: string): void {
    this.siteNum = text;
    this.taking.clear();
  }

  async takeTemplate(id: string): Promise<void> {
    const { gateway, ids, put, read } = this.#parts;
    await this.taking.run(() => gateway.template(id), {
      fallback: 'The template could not be loaded.',
      onOk: ({ content, createdBy, name, schedules, zones }) =>
        put(
          beginFrom(read().draft, content, {
            from: `${name}, template by ${createdBy}: ${counted(zones, 'zone')}${schedules > 0 ? ', hours' : ''}`,
            newId: () => ids.next(),
          }),
        ),
    });
  }

  async takeSite(): Promise<void> {
    const { gateway, ids, may, put, read } = this.#parts;
    const siteNum = Number(this.siteNum.trim());
    if (!Number.isSafeInteger(siteNum) || siteNum <= 0) {
      this.taking.say('Enter the site number shown on the site’s page.');
      return;
    }
    await this.taking.run(() => gateway.siteContent(siteNum, may), {
      fallback: 'That site could not be loaded. Check its number.',
      onOk: ({ content, siteName }) =>
        put(
          beginFrom(read().draft, content, {
            from: `${siteName}: ${counted(content.zones.length, 'zone')}`,
            newId: () => ids.next(),
          }),
        ),
    });
  }

  /** Opens the dialog that names a new template, or updates the typed name if the dialog is open. Null closes the dialog. */
  name(text: string | null): void {
    if (this.naming === null) this.#templateId = this.#parts.ids.next();
    this.naming = text;
    this.keeping.clear();
  }

  async keep(): Promise<void> {
    const { gateway, read, ready, toasts } = this.#parts;
    const name = this.naming?.trim() ?? '';
    if (name === '') {
      this.keeping.say('A template needs a name.');
      return;
    }
    if (!(await ready())) {
      this.keeping.say('The draft could not be saved, so no template was saved.');
      return;
    }
    await this.keeping.run(() => gateway.storeTemplate(read().id, this.#templateId, name), {
      fallback: 'The template could not be saved.',
      onOk: (kept) => {
        if (this.naming?.trim() === name) this.naming = null;
        toastDone(toasts, { title: `${kept.name} was saved as a template` });
        void this.templates.load({ background: true });
      },
    });
  }
}
