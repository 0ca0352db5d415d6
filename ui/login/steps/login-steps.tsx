import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useRegistry } from '#ui/shell/registry.ts';
import { useDealerLooks } from '#ui/shell/use-dealer-looks.ts';
import { Button } from '#ui/kit/button.tsx';
import { FormAlert } from '#ui/kit/form-alert.tsx';
import { useModel } from '#ui/shell/use-model.ts';
import type { LoginStep } from '#core/login/login-step.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { BusyLine } from '../../kit/busy-line.tsx';
import { AgreementDialog } from '../dialogs/agreement.dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep, PasswordStep, UsernameStep, QuestionsStep } from './saved-steps.tsx';
import { StepFrame } from './step-frame.tsx';

/** The way of a classic dealer out of this app, in the same window (spec §4.1 completion). */
const HandOverStep = observer(() => {
  const model = useModel('handOver');
  return (
    <StepFrame
      title={MESSAGES.redirecting}
      why="Your account works in the classic dealer portal. It opens in this window."
      onSubmit={() => void model.start()}
    >
      {model.problem === null ? (
        <BusyLine>Opening the classic dealer portal</BusyLine>
      ) : (
        <>
          <FormAlert tone="error" text={model.problem} />
          <Button type="submit" look="primary" size="lg" block>
            Try again
          </Button>
        </>
      )}
    </StepFrame>
  );
});

/** The server demands something this version has no screen for: a newer version or support helps, waiting does not. */
const BlockedStep = observer(() => {
  const { supportPhone } = useRegistry().configuration;
  return (
    <StepFrame
      title="One more step is needed"
      why={`Your account asks for something this page does not know yet. Load the page again; if that does not help, call support${supportPhone === null ? '' : ` at ${supportPhone}`}.`}
      onSubmit={() => location.reload()}
    >
      <Button type="submit" look="primary" size="lg" block data-first>
        Load the page again
      </Button>
    </StepFrame>
  );
});

const SCREENS: Readonly<Record<LoginStep, ComponentType>> = {
  contactInfo: ContactStep,
  mfaVerify: CodeStep,
  usernameReset: UsernameStep,
  securityQuestions: QuestionsStep,
  passwordReset: PasswordStep,
};

/** Everything between the accepted credentials and the landing, one screen at a time; shown only while one is due. */
export const LoginSteps = observer(() => {
  const { flow } = useRegistry().create('login');
  useDealerLooks();
  switch (flow.at) {
    case 'step': {
      const Screen = SCREENS[flow.step];
      return <Screen key={flow.step} />;
    }
    case 'agreement':
      return <AgreementDialog key={flow.which} />;
    case 'blocked':
      return <BlockedStep />;
    case 'landing':
      return flow.landing.to === 'classic' ? <HandOverStep /> : null;
    case 'credentials':
      return null;
  }
});
