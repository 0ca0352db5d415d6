import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { useFocusWrong } from '../forms/use-focus-wrong.ts';
import { useModel } from '../shell/use-model.ts';
import { answerField } from './answers-form.ts';
import { ContactField } from './contact-field.tsx';
import type { DealerRecoveryViewModel } from './dealer-recovery.view-model.ts';
import { PasswordRecovery } from './recovery-frame.tsx';

const STEPS = ['Account', 'Questions', 'New password'];
const PASSWORDS = [
  { name: 'newPassword', label: 'New password' },
  { name: 'confirmPassword', label: 'Confirm new password' },
] as const;

interface StepProps {
  readonly model: DealerRecoveryViewModel;
}

const AccountStep = observer(({ model }: StepProps) => {
  const { identity } = model;
  useFocusWrong(identity);
  return (
    <>
      <Field
        {...identity.bind('username')}
        name="username"
        data-first=""
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ContactField form={identity} />
      {!model.known && <CaptchaField model={model.captcha} />}
    </>
  );
});

const QuestionsStep = observer(({ model }: StepProps) => {
  const { answers } = model;
  const { flow } = model.way;
  useFocusWrong(answers);
  if (answers === null || flow.at !== 'prove') return null;
  return flow.opened.questions.map(({ id, text }, place) => {
    const field = answerField(place);
    return (
      <Field
        key={id}
        {...answers.bind(field)}
        data-first={place === 0 ? '' : undefined}
        label={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.securityAnswer}
      />
    );
  });
});

const PasswordStep = observer(({ model }: StepProps) => {
  const { passwords } = model;
  useFocusWrong(passwords);
  return (
    <>
      {PASSWORDS.map(({ name, label }, place) => (
        <PasswordField
          key={name}
          {...passwords.bind(name)}
          name={name}
          data-first={place === 0 ? '' : undefined}
          label={label}
          autoComplete="new-password"
        />
      ))}
      <PasswordRequirements requirements={model.requirements} />
    </>
  );
});

/** A dealer's or staff member's forgotten password: who and where, security questions, new password (spec §4.2). */
export const DealerRecoveryDialog = ({ onLeave }: { readonly onLeave: () => void }) => {
  const model = useModel('dealerRecovery');
  return (
    <PasswordRecovery
      model={model}
      steps={STEPS}
      onLeave={onLeave}
      identify={{
        why: 'Enter your username, and the email address or phone number we have for you.',
        fields: <AccountStep model={model} />,
      }}
      prove={{
        why: () => 'Answer your security questions. Capital letters do not matter.',
        proven: 'Your answers were right. Go on and choose a new password.',
        press: 'Continue',
        fields: <QuestionsStep model={model} />,
      }}
      reset={{
        owner: ({ username }) => username,
        fields: <PasswordStep model={model} />,
      }}
    />
  );
};
