import { makeAutoObservable } from 'mobx';
import { MESSAGES } from '#core/kernel/messages.ts';
import { newPasswordSchema, type NewPassword } from '#core/login/login-forms.schema.ts';
import {
  passwordRequirements,
  type PasswordContext,
  type PasswordRequirement,
} from '#core/login/password-requirements.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { replacePassword } from '#core/login/account-steps.use-case.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { FormState } from '../../forms/form-state.ts';
import { StepRun } from './step-run.ts';

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
    readonly passwordStep: NewPasswordViewModel;
  }
}
