import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CodeInput } from '../kit/code-input.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { CaptchaField } from '../forms/captcha-field.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { ResendLinks } from '../forms/resend-links.tsx';
import { useFocusWrong } from '../forms/form.tsx';
import { Strong } from '../kit/text.ts';
import { useModel } from '../shell/use-model.ts';
import type { MsaRecoveryViewModel } from './msa-recovery.view-model.ts';
import { PasswordRecovery } from './recovery-frame.tsx';

const STEPS = ['Email', 'Code', 'New password'];

interface StepProps {
  readonly model: MsaRecoveryViewModel;
}

const EmailStep = observer(({ model }: StepProps) => {
  const { emailForm } = model;
  useFocusWrong(emailForm);
  return (
    <Field
      {...emailForm.bind('email')}
      name="email"
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
        {...passwordForm.bind('newPassword')}
        name="newPassword"
        data-first=""
        label="New password"
        autoComplete="new-password"
      />
      <PasswordRequirements requirements={model.requirements} />
      <CaptchaField model={model.captcha} />
    </>
  );
});

/** The dialog for a customer's forgotten password: e-mail address, code, new password (spec §4.2). */
export const MsaRecoveryDialog = () => {
  const model = useModel('msaRecovery');
  return (
    <PasswordRecovery
      model={model}
      steps={STEPS}
      identify={{
        why: 'Enter the email address you sign in with. We send you a code to make sure it is you.',
        fields: <EmailStep model={model} />,
      }}
      prove={{
        why: ({ email }) => (
          <>
            If someone signs in with <Strong ink>{email}</Strong>, a code of 6 digits is on its way
            there. It works for 10 minutes.
          </>
        ),
        proven: 'Your code is correct. Continue to choose a new password.',
        press: 'Verify',
        fields: <CodeStep model={model} />,
      }}
      reset={{ owner: ({ email }) => email, fields: <PasswordStep model={model} /> }}
    />
  );
};
