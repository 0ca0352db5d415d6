import { makeAutoObservable } from 'mobx';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { type NewPassword, newPasswordSchema } from '#core/login/new-password.schema.ts';
import {
  type PasswordContext,
  type PasswordRequirement,
  passwordRequirements,
} from '#core/login/password-requirements.rule.ts';
import type { ProfileGateway } from '#core/profile/profile.api.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { toastDone } from '../shell/toast-done.ts';

const EMPTY: NewPassword = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface Parts {
  readonly profile: Pick<ProfileGateway, 'changeOwnPassword'>;
  readonly context: PasswordContext;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** Sets a new password. The current password is required (ASVS V6.2.2), and refused input stays in the form. */
export class OwnPasswordViewModel {
  open = false;
  /** Count of successful password changes. After an increase, sessions and remembered browsers must be reloaded. */
  changes = 0;
  endOthers = true;
  readonly submission = new Submission();
  readonly form: FormState<NewPassword>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const schema = newPasswordSchema(parts.context);
    this.form = new FormState<NewPassword>({
      initial: EMPTY,
      validate: (values) => readForm(schema, values),
      prefix: 'own-password-',
    });
    makeAutoObservable(this, { form: false, submission: false });
  }

  get requirements(): readonly PasswordRequirement[] {
    return passwordRequirements(this.form.values.newPassword, this.#parts.context);
  }

  get dirty(): boolean {
    return this.form.differs(EMPTY);
  }

  show(open: boolean): void {
    this.open = open;
    if (open) return;
    this.form.begin(EMPTY);
    this.submission.clear();
  }

  chooseEndOthers(end: boolean): void {
    this.endOthers = end;
  }

  async save(): Promise<void> {
    const typed = this.form.submit();
    if (typed === null) return;
    const { changeOwnPassword } = this.#parts.profile;
    await this.submission.run(() => changeOwnPassword({ ...typed, endOthers: this.endOthers }), {
      fallback: MESSAGES.updateUser,
      onOk: () => {
        this.show(false);
        toastDone(this.#parts.toasts, { title: 'Your password was changed' });
        this.changes += 1;
      },
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly ownPassword: OwnPasswordViewModel;
  }
}
