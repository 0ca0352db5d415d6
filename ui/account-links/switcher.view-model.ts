import { makeAutoObservable, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  linkFormSchema,
  type LinkForm,
  type LinkedSite,
} from '#core/account-links/account-links.schema.ts';
import {
  addedLink,
  alarmsFirst,
  filterLinks,
  LINKS_AT_A_GLANCE,
} from '#core/account-links/links-of-session.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import type { AccountLinksViewModel } from './account-links.view-model.ts';

/** Links a further site by account number and account passcode (spec §2.3 "add"). */
export class AddLinkViewModel {
  readonly form = new FormState<LinkForm>({
    initial: { accountNumber: '', passcode: '' },
    validate: (values) => readForm(linkFormSchema, values),
  });
  readonly submission = new Submission();
  /** It worked. */
  linked = false;
  /** The site that was just linked, as far as the answer tells which it is. */
  added: LinkedSite | null = null;
  readonly #links: AccountLinksViewModel;
  readonly #key: AttemptKey;

  constructor(parts: { links: AccountLinksViewModel; key: AttemptKey }) {
    this.#links = parts.links;
    this.#key = parts.key;
    makeAutoObservable(this, { form: false, submission: false });
  }

  /** Something was typed that is not stored anywhere yet. */
  get dirty(): boolean {
    return !this.linked && this.form.differs();
  }

  /** Sends what was typed; it stays in the fields unless the site is linked. */
  async submit(): Promise<void> {
    const value = this.form.submit();
    if (value === null) return;
    const before = this.#links.known?.links ?? [];
    const send = () => this.#key.send(value, (key) => this.#links.add(value, key));
    await this.submission.run(send, {
      fallback: MESSAGES.verifyAccount,
      onOk: ({ links }) => {
        this.linked = true;
        this.added = addedLink(before, links, value.accountNumber);
        this.form.clear('passcode');
      },
    });
  }
}

/** What the open panel shows: all links, the question before one is removed, or the form for a further one. */
export type SwitcherStage =
  | { readonly at: 'list' }
  | { readonly at: 'confirm'; readonly link: LinkedSite }
  | { readonly at: 'add' };

/** The account switcher of customers (spec §2.3): closed, or open at one of its stages. */
export class SwitcherViewModel {
  stage: SwitcherStage | null = null;
  filter = '';
  readonly links: AccountLinksViewModel;
  /** The form for a further link. */
  form: AddLinkViewModel;
  readonly #makeForm: () => AddLinkViewModel;

  constructor(parts: { links: AccountLinksViewModel; makeForm: () => AddLinkViewModel }) {
    this.links = parts.links;
    this.#makeForm = parts.makeForm;
    this.form = parts.makeForm();
    makeAutoObservable(this, { links: false });
  }

  get all(): readonly LinkedSite[] {
    return this.links.shown?.links ?? [];
  }

  /** More than can be seen at a glance. */
  get offersFilter(): boolean {
    return this.all.length > LINKS_AT_A_GLANCE;
  }

  get visible(): readonly LinkedSite[] {
    return alarmsFirst(this.offersFilter ? filterLinks(this.all, this.filter) : this.all);
  }

  /** Opens the list, or the form when there is nothing to list and one may be added; the states in it are read anew. */
  open(mayAdd = true): void {
    this.filter = '';
    if (this.links.known?.links.length === 0 && mayAdd) this.startAdding();
    else {
      this.stage = { at: 'list' };
      void this.links.load();
    }
  }

  close(): void {
    this.stage = null;
  }

  type(text: string): void {
    this.filter = text;
  }

  /** Works with this site; the panel goes at once, the rest follows. */
  choose(siteNum: number): void {
    this.close();
    void this.links.switchTo(siteNum);
  }

  askToRemove(link: LinkedSite): void {
    this.stage = { at: 'confirm', link };
  }

  /** The link in question goes; the list comes back when it is gone, the question stays when it is not. */
  async remove(): Promise<void> {
    if (this.stage?.at !== 'confirm') return;
    const { link } = this.stage;
    const gone = await this.links.remove(link.siteNum);
    runInAction(() => {
      if (!gone || this.stage?.at !== 'confirm' || this.stage.link !== link) return;
      this.stage = this.all.length === 0 ? null : { at: 'list' };
    });
  }

  /** What was typed earlier and never sent is still there. */
  startAdding(): void {
    if (!this.form.dirty) this.form = this.#makeForm();
    this.stage = { at: 'add' };
  }

  backToList(): void {
    this.stage = this.all.length === 0 ? null : { at: 'list' };
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly switcher: SwitcherViewModel;
  }
}
