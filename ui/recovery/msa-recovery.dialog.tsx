import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { CodeInput } from '../kit/code-input.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { ResendLinks } from '../forms/resend-links.tsx';
import { useFocusWrong } from '../forms/use-focus-wrong.ts';
import { useModel } from '../shell/use-model.ts';
import type { MsaRecoveryViewModel } from './msa-recovery.view-model.ts';
import { OwnerHint } from './owner-hint.tsx';
import { passwordFrame } from './password-frame.ts';
import { RecoveryFrame } from './recovery-frame.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { fieldOf } from '../forms/field-of.ts';

const STEPS = ['Email', 'Code', 'New password'];

interface StepProps {
  readonly model: MsaRecoveryViewModel;
}

const EmailStep = observer(({ model }: StepProps) => {
  const { emailForm } = model;
  useFocusWrong(emailForm);
  return (
    <Field
      {...fieldOf(emailForm, 'email')}
      type="email"
      data-first=""
      label="Email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
});

const CodeStep = observer(({ model }: StepProps) => {
  const { code } = model;
  const input = useRef<HTMLInputElement>(null);
  const { focusRequests } = code;
  useEffect(() => {
    input.current?.focus();
  }, [focusRequests]);
  return (
    <>
      <CodeInput
        ref={input}
        id="recovery-code"
        label="Verification code"
        value={code.digits}
        help="It is checked as soon as you enter the sixth digit."
        onChange={(text) => void model.enterCode(text)}
      />
      <ResendLinks model={model.resending} />
    </>
  );
});

const PasswordStep = observer(({ model }: StepProps) => {
  const { passwordForm } = model;
  useFocusWrong(passwordForm);
  return (
    <>
      <PasswordField
        {...fieldOf(passwordForm, 'newPassword')}
        data-first=""
        label="New password"
        autoComplete="new-password"
      />
      <PasswordRequirements requirements={model.requirements} />
      <CaptchaField model={model.captcha} />
    </>
  );
});

/** A customer's forgotten password, step by step (spec §4.2). */
export const MsaRecoveryDialog = observer(() => {
  const model = useModel('msaRecovery');
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
          why="Enter the email address you sign in with. We send you a code to make sure it is you."
          press="Continue"
          onSubmit={() => void model.identify()}
        >
          <EmailStep model={model} />
        </RecoveryFrame>
      );
    case 'prove':
      return (
        <RecoveryFrame
          {...frame}
          why={
            flow.proven ? (
              'Your code was right. Go on and choose a new password.'
            ) : (
              <>
                If somebody signs in with <b>{flow.opened.email}</b>, a code of 6 digits is on its
                way there. It works for 10 minutes.
              </>
            )
          }
          onBack={() => way.back()}
          press={flow.proven ? 'Continue' : 'Verify'}
          onSubmit={() => void model.prove()}
        >
          {!flow.proven && <CodeStep model={model} />}
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
          <OwnerHint username={flow.opened.email} />
          <PasswordStep model={model} />
        </RecoveryFrame>
      );
  }
});
