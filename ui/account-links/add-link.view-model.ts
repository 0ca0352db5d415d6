import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  linkFormSchema,
  type LinkForm,
  type LinkedSite,
} from '#core/account-links/account-links.schema.ts';
import { addedLink } from '#core/account-links/links.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import type { AccountLinksViewModel } from './account-links.view-model.ts';

/** Links a further site by account number and account passcode (spec §2.3 "add"). */
export class AddLinkViewModel {
  readonly form = new FormState<LinkForm>({
    initial: { accountNumber: '', passcode: '' },
    judge: (values) => readForm(linkFormSchema, values),
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
