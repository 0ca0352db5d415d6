import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { useFocusWrong } from '../forms/use-focus-wrong.ts';
import { useModel } from '../shell/use-model.ts';
import { answerField } from './answers-form.ts';
import { ContactField } from './contact-field.tsx';
import type { DealerRecoveryViewModel } from './dealer-recovery.view-model.ts';
import { OwnerHint } from './owner-hint.tsx';
import { passwordFrame } from './password-frame.ts';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { fieldOf } from '../forms/field-of.ts';

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
        {...fieldOf(identity, 'username')}
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
        {...fieldOf(answers, field)}
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
          {...fieldOf(passwords, name)}
          data-first={place === 0 ? '' : undefined}
          label={label}
          autoComplete="new-password"
        />
      ))}
      <PasswordRequirements requirements={model.requirements} />
    </>
  );
});

/** A dealer's or staff member's forgotten password, step by step (spec §4.2). */
export const DealerRecoveryDialog = observer(({ onLeave }: { readonly onLeave: () => void }) => {
  const model = useModel('dealerRecovery');
  const { way } = model;
  const { flow } = way;
  useSuggestion(model);
  if (flow.at === 'done') return null;
  const frame = passwordFrame(way, flow.at, STEPS);
  switch (flow.at) {
    case 'identify':
      return (
        <RecoveryFrame
          {...frame}
          why="Enter your username, and the email address or phone number we have for you."
          onBack={onLeave}
          press="Continue"
          onSubmit={() => void model.identify()}
        >
          <AccountStep model={model} />
        </RecoveryFrame>
      );
    case 'prove':
      return (
        <RecoveryFrame
          {...frame}
          why={
            flow.proven
              ? 'Your answers were right. Go on and choose a new password.'
              : 'Answer your security questions. Capital letters do not matter.'
          }
          onBack={() => way.back()}
          press="Continue"
          onSubmit={() => void model.prove()}
        >
          {!flow.proven && <QuestionsStep model={model} />}
        </RecoveryFrame>
      );
    case 'reset':
      return (
        <RecoveryFrame
          {...frame}
          why="Everyone who is signed in with the old password has to sign in again."
          onBack={() => way.back()}
          press="Reset password"
          onSubmit={() => void model.reset()}
        >
          <OwnerHint username={flow.opened.username} />
          <PasswordStep model={model} />
        </RecoveryFrame>
      );
  }
});
