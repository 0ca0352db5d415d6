import { makeAutoObservable, runInAction } from 'mobx';
import { contactSchema } from '#core/login/contact.schema.ts';
import { explainCodeRequest } from '#core/login/explain-code-request.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { setUpContact } from '#core/login/set-up-contact.use-case.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { changeUsername, replacePassword } from '#core/login/account-steps.use-case.ts';
import { newUsernameSchema } from '#core/login/new-username.schema.ts';
import { newPasswordSchema, type NewPassword } from '#core/login/new-password.schema.ts';
import {
  passwordRequirements,
  type PasswordContext,
  type PasswordRequirement,
} from '#core/login/password-requirements.rule.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { FormState } from '../../forms/form-state.ts';
import { StepRun } from './step-run.ts';

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

/** A new username where the old one holds a dealer number (spec §2.4 usernameReset). */
export class NewUsernameViewModel {
  readonly form = new FormState({
    initial: { username: '' },
    judge: (values) => readForm(newUsernameSchema, values),
  });
  readonly run: StepRun;
  readonly #changeUsername: ReturnType<typeof changeUsername>;

  constructor(parts: {
    readonly login: LoginViewModel;
    readonly changeUsername: ReturnType<typeof changeUsername>;
  }) {
    this.#changeUsername = parts.changeUsername;
    this.run = new StepRun(parts.login);
  }

  /** Saves the name; a refused one stays in the field. */
  async submit(): Promise<void> {
    const value = this.form.submit();
    if (value === null) return;
    await this.run.press('step', (flow) => this.#changeUsername({ flow, ...value }), {
      fallback: MESSAGES.updateUser,
      success: MESSAGES.usernameUpdated,
    });
  }
}

/** A new password with its demands shown as they are met (spec §2.4 passwordReset). */
export class NewPasswordViewModel {
  readonly form: FormState<NewPassword>;
  readonly run: StepRun;
  readonly #replacePassword: ReturnType<typeof replacePassword>;
  readonly #context: PasswordContext;

  constructor(parts: {
    readonly login: LoginViewModel;
    readonly replacePassword: ReturnType<typeof replacePassword>;
    /** Words the new password must not hold. */
    readonly context: PasswordContext;
  }) {
    this.#replacePassword = parts.replacePassword;
    this.#context = parts.context;
    this.run = new StepRun(parts.login);
    this.form = new FormState<NewPassword>({
      initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
      judge: (values) => readForm(newPasswordSchema(this.#context), values),
    });
    makeAutoObservable(this, { form: false, run: false });
  }

  get requirements(): readonly PasswordRequirement[] {
    return passwordRequirements(this.form.values.newPassword, this.#context);
  }

  /** Saves the password; everything typed stays when it is refused. */
  async submit(): Promise<void> {
    const passwords = this.form.submit();
    if (passwords === null) return;
    await this.run.press('step', (flow) => this.#replacePassword({ flow, passwords }), {
      fallback: MESSAGES.resetPassword,
      success: MESSAGES.passwordReset,
    });
  }
}

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly contactStep: ContactViewModel;
    readonly usernameStep: NewUsernameViewModel;
    readonly passwordStep: NewPasswordViewModel;
  }
}
