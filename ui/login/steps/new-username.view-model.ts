import { MESSAGES } from '#core/kernel/messages.ts';
import type { changeUsername } from '#core/login/account-steps.use-case.ts';
import { newUsernameSchema } from '#core/login/login-forms.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { LoginViewModel } from '../login.view-model.ts';
import { FormState } from '../../forms/form-state.ts';
import { StepRun } from './step-run.ts';

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

declare module '../../shell/registry.ts' {
  interface ViewModels {
    readonly usernameStep: NewUsernameViewModel;
  }
}
