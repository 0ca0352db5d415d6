import { observer } from 'mobx-react-lite';
import type { NewPassword } from '#core/login/new-password.schema.ts';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { PasswordField } from '../kit/password-field.tsx';
import type { FormState } from './form-state.ts';
import { PasswordRequirements } from './password-requirements.tsx';

const FIELDS = [
  { name: 'currentPassword', label: 'Current password', fill: 'current-password' },
  { name: 'newPassword', label: 'New password', fill: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', fill: 'new-password' },
] as const satisfies readonly { name: keyof NewPassword; label: string; fill: string }[];

/** Fields for the current, new and confirmed password, with the password requirements. */
export const NewPasswordFields = observer(
  ({
    form,
    requirements,
    proof = false,
  }: {
    readonly form: FormState<NewPassword>;
    readonly requirements: readonly PasswordRequirement[];
    /** True if the current password is required, as proof that the account owner is present. */
    readonly proof?: boolean;
  }) => (
    <>
      {FIELDS.map(({ name, label, fill }, index) => (
        <PasswordField
          key={name}
          {...form.bind(name)}
          name={name}
          data-first={index === 0 ? '' : undefined}
          label={label}
          autoComplete={fill}
          proof={proof && fill === 'current-password'}
        />
      ))}
      <PasswordRequirements requirements={requirements} />
    </>
  ),
);
