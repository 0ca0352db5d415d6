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

/** The form that links a further site by account number and account passcode (spec §2.3 "add"). */
export class AddLinkViewModel {
  readonly form = new FormState<LinkForm>({
    initial: { accountNumber: '', passcode: '' },
    validate: (values) => readForm(linkFormSchema, values),
  });
  readonly submission = new Submission();
  /** True once the link was added. */
  linked = false;
  /** The site that was just linked; null if there is none or the response does not identify the site. */
  added: LinkedSite | null = null;
  readonly #links: AccountLinksViewModel;
  readonly #key: AttemptKey;

  constructor(parts: { links: AccountLinksViewModel; key: AttemptKey }) {
    this.#links = parts.links;
    this.#key = parts.key;
    makeAutoObservable(this, { form: false, submission: false });
  }

  /** True if the form contains unsent text. */
  get dirty(): boolean {
    return !this.linked && this.form.differs();
  }

  /** Sends the form. The text stays in the fields if the site could not be linked. */
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

/** The content of the open panel: the list of links, the confirmation of a removal, or the form for a further link. */
export type SwitcherStage =
  | { readonly at: 'list' }
  | { readonly at: 'confirm'; readonly link: LinkedSite }
  | { readonly at: 'add' };

/** The customer's account switcher, which is closed or shows one of its steps (spec §2.3). */
export class SwitcherViewModel {
  stage: SwitcherStage | null = null;
  filter = '';
  readonly links: AccountLinksViewModel;
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

  /** True if the list is long enough to need a filter. */
  get offersFilter(): boolean {
    return this.all.length > LINKS_AT_A_GLANCE;
  }

  get visible(): readonly LinkedSite[] {
    return alarmsFirst(this.offersFilter ? filterLinks(this.all, this.filter) : this.all);
  }

  /** Opens the list and reloads the states of the sites. Opens the form instead of the list if there are no links and `mayAdd` is true. */
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

  /** Switches to this site and closes the panel without waiting for the provider. */
  choose(siteNum: number): void {
    this.close();
    void this.links.switchTo(siteNum);
  }

  askToRemove(link: LinkedSite): void {
    this.stage = { at: 'confirm', link };
  }

  /** Removes the link after the confirmation. On success the list is shown again; on failure the confirmation stays. */
  async remove(): Promise<void> {
    if (this.stage?.at !== 'confirm') return;
    const { link } = this.stage;
    const gone = await this.links.remove(link.siteNum);
    runInAction(() => {
      if (!gone || this.stage?.at !== 'confirm' || this.stage.link !== link) return;
      this.stage = this.all.length === 0 ? null : { at: 'list' };
    });
  }

  /** Opens the form, keeping text that was typed earlier and not sent. */
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
