import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { MFA_TYPES, type MfaType } from '#core/mfa/mfa-type.schema.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { CodeInput } from '#ui/kit/code-input.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { CodeSent } from '../../forms/code-sent.tsx';
import { ResendLinks } from '../../forms/resend-links.tsx';
import { StepFrame } from './step-frame.tsx';

const REASONS: Readonly<Record<MfaType, string>> = {
  [MFA_TYPES.identityVerification]: 'to make sure it is you',
  [MFA_TYPES.passwordReset]: 'before you choose a new password',
  [MFA_TYPES.deviceVerification]: 'to make sure it reaches you',
  [MFA_TYPES.reportingVerification]: 'before you see the report',
};

/** The step for the six-digit code, which is checked automatically when complete (spec §2.4 mfaVerify). */
export const CodeStep = observer(() => {
  const model = useModel('codeStep');
  const input = useRef<HTMLInputElement>(null);
  const { focusRequests } = model.code;
  useEffect(() => {
    input.current?.focus();
  }, [focusRequests]);
  const { flow } = useRegistry().create('login');
  if (flow.at !== 'step') return null;
  const reason = REASONS[flow.plan.mfaType];
  return (
    <StepFrame
      title="Enter your code"
      why={
        model.sentToMsg === null ? (
          `Ask for a code below, ${reason}. It works for 10 minutes.`
        ) : (
          <CodeSent
            departure={model.departure}
            to={model.sentToMsg}
            why={`${reason}. The code works for 10 minutes.`}
            otherMethod={model.hasOtherMethod}
          />
        )
      }
      onSubmit={() => void model.submit()}
      back={
        model.mayChangeContact
          ? { label: 'Use another email or phone', go: () => model.changeContact() }
          : undefined
      }
    >
      <CodeInput
        ref={input}
        id="code"
        label="Verification code"
        value={model.code.digits}
        help="It is checked as soon as you enter the sixth digit."
        onChange={(text) => void model.enterCode(text)}
      />
      {model.offersRemember && (
        <Checkbox
          id="remember"
          checked={model.rememberDevice}
          onChange={(checked) => model.toggleRemember(checked)}
        >
          Remember this device?
        </Checkbox>
      )}
      <Button
        type="submit"
        look="primary"
        size="lg"
        block
        busy={model.run.busy}
        disabled={!model.mayVerify && !model.run.busy}
      >
        Verify
      </Button>
      <ResendLinks model={model} />
    </StepFrame>
  );
});
