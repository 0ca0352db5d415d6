import { makeAutoObservable, runInAction } from 'mobx';
import { contactSchema } from '#core/login/login-forms.schema.ts';
import { explainCodeRequest } from '#core/login/code-request.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { setUpContact } from '#core/login/code-steps.use-case.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { FormState } from '../../forms/form-state.ts';

/** "Setup multi-factor authentication": the address or number codes will go to (spec §2.4). */
export class ContactViewModel {
  readonly form = new FormState({
    initial: { contact: '' },
    judge: (values) => readForm(contactSchema, values),
  });
  busy = false;
  readonly #login: LoginViewModel;
  readonly #setUpContact: ReturnType<typeof setUpContact>;

  constructor(parts: {
    readonly login: LoginViewModel;
    readonly setUpContact: ReturnType<typeof setUpContact>;
  }) {
    this.#login = parts.login;
    this.#setUpContact = parts.setUpContact;
    const { flow } = parts.login;
    const draft = flow.at === 'step' ? flow.plan.draft : null;
    if (draft !== null) this.form.type('contact', draft.value);
    makeAutoObservable(this, { form: false });
  }

  /** Sends what was typed; it stays in the field whatever comes back. */
  async submit(): Promise<void> {
    const value = this.form.submit();
    const { flow } = this.#login;
    if (value === null || this.busy || flow.at !== 'step') return;
    this.busy = true;
    this.#login.clearNotice();
    const noted = await this.#setUpContact({ flow, contact: value.contact });
    runInAction(() => {
      this.busy = false;
      if (this.#login.flow !== flow) return;
      if (noted.ok) {
        const { code, nextAt } = noted.value;
        this.#login.noteCode({ receipt: code?.receipt ?? null, nextAt });
        this.#login.advance(noted.value.flow);
      } else if (noted.error.kind === 'moved') this.#login.advance(noted.error.flow);
      else {
        const words = explainCodeRequest(noted.error);
        if (words !== null) this.#login.announce(words);
      }
    });
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly contactStep: ContactViewModel;
  }
}
