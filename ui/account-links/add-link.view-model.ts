import { makeAutoObservable, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  linkFormSchema,
  type LinkForm,
  type LinkedSite,
} from '#core/account-links/account-links.schema.ts';
import { addedLink } from '#core/account-links/added-link.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { AccountLinksViewModel } from './account-links.view-model.ts';

/** Links a further site by account number and account passcode (spec §2.3 "add"). */
export class AddLinkViewModel {
  readonly form = new FormState<'accountNumber' | 'passcode', LinkForm>({
    initial: { accountNumber: '', passcode: '' },
    judge: (values) => readForm(linkFormSchema, values),
  });
  busy = false;
  problem: string | null = null;
  /** Grows with every refusal, so that equal words are heard again. */
  refusals = 0;
  /** It worked. */
  linked = false;
  /** The site that was just linked, as far as the answer tells which it is. */
  added: LinkedSite | null = null;
  readonly #links: AccountLinksViewModel;
  readonly #key: AttemptKey;

  constructor(parts: { links: AccountLinksViewModel; key: AttemptKey }) {
    this.#links = parts.links;
    this.#key = parts.key;
    makeAutoObservable(this, { form: false });
  }

  /** Something was typed that is not stored anywhere yet. */
  get dirty(): boolean {
    const { accountNumber, passcode } = this.form.values;
    return !this.linked && (accountNumber !== '' || passcode !== '');
  }

  /** Sends what was typed; it stays in the fields unless the site is linked. */
  async submit(): Promise<void> {
    const value = this.form.submit();
    if (value === null || this.busy) return;
    this.busy = true;
    this.problem = null;
    const before = this.#links.known?.links ?? [];
    const result = await this.#links.add(value, this.#key.for(value));
    this.#key.settle(result);
    runInAction(() => {
      this.busy = false;
      if (result.ok) {
        this.linked = true;
        this.added = addedLink(before, result.value.links, value.accountNumber);
        this.form.clear('passcode');
        return;
      }
      this.problem = explain(result.error, MESSAGES.verifyAccount);
      this.refusals += 1;
    });
  }
}
