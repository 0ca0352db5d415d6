import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { chosenPasswordRequirements } from '#core/registration/chosen-password-requirements.rule.ts';
import {
  createAccountSchema,
  type CreateAccountForm,
} from '#core/registration/create-account.schema.ts';
import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import type { CaptchaViewModel } from '../forms/captcha.view-model.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';

export type CreateAccountField = keyof CreateAccountForm;

interface Parts {
  readonly registration: Pick<RegistrationGateway, 'register'>;
  readonly captcha: CaptchaViewModel;
  readonly productName: string;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** The form field or captcha that each server refusal refers to. */
const PARTS_AT_FAULT: Readonly<Record<string, CreateAccountField | 'captcha'>> = {
  accountNotProven: 'accountNumber',
  passwordRefused: 'password',
  captchaRefused: 'captcha',
  captchaUnavailable: 'captcha',
};

/**
 * Create MSA user (spec §2.5, §5). The response is the same for addresses with and without a login; only the mail differs
 * (SECURITY.md T4).
 */
export class CreateAccountViewModel {
  busy = false;
  /** The message above the form. `refusals` increases with each message, so that a repeated message is announced again. */
  problem: string | null = null;
  refusals = 0;
  /** The field or captcha that the last refusal refers to. */
  atFault: CreateAccountField | 'captcha' | null = null;
  /** True after the server accepted the request; the registration continues by mail. */
  done = false;
  readonly form: FormState<CreateAccountForm>;
  readonly captcha: CaptchaViewModel;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.captcha = parts.captcha;
    const { productName } = parts;
    this.form = new FormState({
      // Makes the ids unique, because the sign-in form behind the dialog also has a password field.
      prefix: 'create-',
      initial: { email: '', password: '', accountNumber: '', passcode: '' },
      validate: (values) => readForm(createAccountSchema({ ...values, productName }), values),
    });
    makeAutoObservable(this, { form: false, captcha: false });
  }

  dispose(): void {
    this.captcha.dispose();
  }

  get requirements(): readonly PasswordRequirement[] {
    const { email, password } = this.form.values;
    return chosenPasswordRequirements(password, { email, productName: this.#parts.productName });
  }

  /** True if closing would lose typed input. */
  get dirty(): boolean {
    return !this.done && this.form.differs();
  }

  /** Sends the form with the captcha. Refused input stays in the form, but the captcha must be solved again (spec §8). */
  async submit(): Promise<void> {
    if (this.busy || this.done) return;
    const value = this.form.submit();
    const { captcha } = this;
    if (value === null) {
      // Reports all missing parts at once, without waiting for a captcha that is still running.
      if (captcha.state.at === 'open') await captcha.take();
      return;
    }
    this.busy = true;
    const token = await captcha.take();
    if (token === null) {
      runInAction(() => (this.busy = false));
      return;
    }
    runInAction(() => (this.problem = null));
    const answer = await this.#parts.registration.register({ ...value, captcha: token });
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.#finish(this.form.values.email.trim());
      else this.#fail(answer.error);
    });
  }

  /** Shows the e-mail address as typed, with its domain in Unicode. */
  #finish(email: string): void {
    this.done = true;
    this.#parts.toasts.show({
      tone: 'ok',
      title: 'Check your email',
      text: `We sent a link to ${email}. Open it within 24 hours to finish your account.`,
      durationMs: DURATIONS.toastLong,
    });
  }

  #fail(failure: Failure): void {
    this.captcha.reset();
    this.problem = explain(failure, MESSAGES.createAccount);
    const code = failure.kind === 'refused' ? failure.code : null;
    this.atFault = PARTS_AT_FAULT[code ?? ''] ?? null;
    this.refusals += 1;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly createAccount: CreateAccountViewModel;
  }
}
