import { makeAutoObservable, observableRef } from 'mobx';
import { serverText } from '#core/kernel/explain.rule.ts';
import { err, type Failure } from '#core/kernel/result.ts';
import {
  contactSchema,
  newPasswordSchema,
  type NewPassword,
} from '#core/login/new-password.schema.ts';
import { newUsernameSchema } from '#core/login/new-username.schema.ts';
import { explainCodeRequest } from '#core/login/explain-code-request.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { setUpContact } from '#core/login/verify-code.use-case.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type {
  changeUsername,
  replacePassword,
} from '#core/login/save-security-answers.use-case.ts';
import {
  passwordRequirements,
  type PasswordContext,
  type PasswordRequirement,
} from '#core/login/password-requirements.rule.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { FormState } from '../../forms/form-state.ts';
import { StepRun } from './step-run.ts';

interface ContactParts {
  readonly login: LoginViewModel;
  readonly setUpContact: ReturnType<typeof setUpContact>;
}

/** "Setup multi-factor authentication": asks for the e-mail address or phone number that will receive codes (spec §2.4). */
export class ContactViewModel {
  readonly form = new FormState({
    initial: { contact: '' },
    validate: (values) => readForm(contactSchema, values),
  });
  readonly run: StepRun;
  readonly #parts: ContactParts;

  constructor(parts: ContactParts) {
    this.#parts = parts;
    this.run = new StepRun(parts.login);
    const { flow } = parts.login;
    const draft = flow.at === 'step' ? flow.plan.draft : null;
    if (draft !== null) this.form.type('contact', draft.value);
  }

  /** Sends the typed contact. The contact stays in the field whatever the response. */
  async submit(): Promise<void> {
    const value = this.form.submit();
    if (value === null) return;
    const { login, setUpContact } = this.#parts;
    await this.run.take(
      'step',
      (flow) => setUpContact({ flow, ...value }),
      (noted) => {
        if (noted.ok) {
          const { code, nextAt, flow } = noted.value;
          login.noteCode({ receipt: code?.receipt ?? null, nextAt });
          login.advance(flow);
        } else if (noted.error.kind === 'moved') login.advance(noted.error.flow);
        else {
          const words = explainCodeRequest(noted.error);
          if (words !== null) login.announce(words);
        }
      },
    );
  }
}

/** Asks for a new username when the old one contains a dealer number (spec §2.4 usernameReset). */
export class NewUsernameViewModel {
  /** The username the server refused, with the message. The message shows while the field still holds that username. */
  refused: { readonly username: string; readonly words: string } | null = null;
  readonly form = new FormState({
    initial: { username: '' },
    validate: (values) => {
      const read = readForm(newUsernameSchema, values);
      const { refused } = this;
      return read.ok && refused?.username === read.value.username
        ? err({ username: [refused.words] })
        : read;
    },
  });
  readonly run: StepRun;
  readonly #changeUsername: ReturnType<typeof changeUsername>;

  constructor(parts: {
    readonly login: LoginViewModel;
    readonly changeUsername: ReturnType<typeof changeUsername>;
  }) {
    this.#changeUsername = parts.changeUsername;
    this.run = new StepRun(parts.login);
    makeAutoObservable(this, { refused: observableRef, form: false, run: false });
  }

  /** Saves the username. A refused username stays in the field with its message and can be sent again. */
  async submit(): Promise<void> {
    if (this.run.busy) return;
    this.refused = null;
    const value = this.form.submit();
    if (value === null) return;
    await this.run.press('step', (flow) => this.#changeUsername({ flow, ...value }), {
      fallback: MESSAGES.updateUser,
      success: MESSAGES.usernameUpdated,
      explain: (failure) => this.#explain(value.username, failure),
    });
  }

  #explain(username: string, failure: Failure): boolean {
    if (failure.kind !== 'refused' || failure.status !== 422) return false;
    const words = serverText(failure.message);
    if (words === null) return false;
    this.refused = { username, words };
    this.form.submit();
    return true;
  }
}

/** Asks for a new password and checks off each met requirement (spec §2.4 passwordReset). */
export class NewPasswordViewModel {
  readonly form: FormState<NewPassword>;
  readonly run: StepRun;
  readonly #replacePassword: ReturnType<typeof replacePassword>;
  readonly #context: PasswordContext;

  constructor(parts: {
    readonly login: LoginViewModel;
    readonly replacePassword: ReturnType<typeof replacePassword>;
    /** Texts that the new password must not contain. */
    readonly context: PasswordContext;
  }) {
    this.#replacePassword = parts.replacePassword;
    this.#context = parts.context;
    this.run = new StepRun(parts.login);
    this.form = new FormState<NewPassword>({
      initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
      validate: (values) => readForm(newPasswordSchema(this.#context), values),
    });
    makeAutoObservable(this, { form: false, run: false });
  }

  get requirements(): readonly PasswordRequirement[] {
    return passwordRequirements(this.form.values.newPassword, this.#context);
  }

  /** Saves the password. The typed passwords stay in the form if the server refuses them. */
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
