import { observer } from 'mobx-react-lite';
import type { NewPassword } from '#core/login/login-forms.schema.ts';
import { Button } from '#ui/kit/button.tsx';
import { PasswordField } from '#ui/kit/password-field.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { PasswordRequirements } from '../../forms/password-requirements.tsx';
import { StepFrame } from './step-frame.tsx';
import { useFocusWrong } from '../../forms/use-focus-wrong.ts';

const FIELDS = [
  { name: 'currentPassword', label: 'Current password', fill: 'current-password' },
  { name: 'newPassword', label: 'New password', fill: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', fill: 'new-password' },
] as const satisfies readonly { name: keyof NewPassword; label: string; fill: string }[];

/** Current, new and confirmed password beside the demands on it (spec §2.4 passwordReset). */
export const PasswordStep = observer(() => {
  const login = useRegistry().create('login');
  const model = useModel('passwordStep');
  const { form, run } = model;
  useFocusWrong(form);
  return (
    <StepFrame
      login={login}
      title="Update your password"
      why="Your password is due for a change. Everyone signed in with the old one has to sign in again."
      onSubmit={() => void model.submit()}
    >
      {FIELDS.map(({ name, label, fill }, index) => (
        <PasswordField
          key={name}
          {...form.bind(name)}
          name={name}
          data-first={index === 0 ? '' : undefined}
          label={label}
          autoComplete={fill}
        />
      ))}
      <PasswordRequirements requirements={model.requirements} />
      <Button type="submit" look="primary" size="lg" block busy={run.busy}>
        Update password
      </Button>
    </StepFrame>
  );
});
