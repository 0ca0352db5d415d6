import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import type { NewPassword } from '#core/login/new-password.schema.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { useModel } from '../../shell/use-model.ts';
import { useFocusWrong } from '../../forms/use-focus-wrong.ts';
import { PasswordField } from '../../kit/password-field.tsx';
import { PasswordRequirements } from '../../forms/password-requirements.tsx';
import { StepFrame } from './step-frame.tsx';

/** Where codes shall go: an e-mail address or a phone number (spec §2.4 contactInfo). */
export const ContactStep = observer(() => {
  const model = useModel('contactStep');
  const { form } = model;
  useFocusWrong(form);
  return (
    <StepFrame
      title="Setup multi-factor authentication"
      why="We send a code to this address or number when you sign in, so that a password alone is not enough."
      onSubmit={() => void model.submit()}
    >
      <Field
        {...form.bind('contact')}
        name="contact"
        data-first
        label="Email or Phone"
        autoComplete="email"
        maxLength={LIMITS.contact}
        help="A phone must be able to receive text messages."
      />
      <Button type="submit" look="primary" size="lg" block busy={model.run.busy}>
        Update
      </Button>
    </StepFrame>
  );
});

/** A new name in place of one that gives a dealer number away (spec §2.4 usernameReset). */
export const UsernameStep = observer(() => {
  const model = useModel('usernameStep');
  const { form, run } = model;
  useFocusWrong(form);
  const words = form.errors.username ?? [];
  return (
    <StepFrame
      title="Choose a new username"
      why="Usernames that contain a dealer number must be changed, because they are easy to guess. You sign in with the new one from now on."
      onSubmit={() => void model.submit()}
    >
      <Field
        {...form.bind('username')}
        name="username"
        data-first
        label="New username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={words.length > 0 ? words.join('. ') : null}
        help={`${LIMITS.newUsernameMin} to ${LIMITS.newUsernameMax} characters with at least one letter, without a dealer number.`}
        counter={`${form.values.username.length}/${LIMITS.newUsernameMax}`}
      />
      <Button type="submit" look="primary" size="lg" block busy={run.busy}>
        Update username
      </Button>
    </StepFrame>
  );
});

const FIELDS = [
  { name: 'currentPassword', label: 'Current password', fill: 'current-password' },
  { name: 'newPassword', label: 'New password', fill: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', fill: 'new-password' },
] as const satisfies readonly { name: keyof NewPassword; label: string; fill: string }[];

/** Current, new and confirmed password beside the demands on it (spec §2.4 passwordReset). */
export const PasswordStep = observer(() => {
  const model = useModel('passwordStep');
  const { form, run } = model;
  useFocusWrong(form);
  return (
    <StepFrame
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
