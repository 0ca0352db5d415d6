import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { LoginStep } from '#core/login/login-step.ts';
import { useRegistry } from '#ui/shell/registry.ts';
import { useDealerLooks } from '#ui/shell/use-dealer-looks.ts';
import { AgreementDialog } from '../dialogs/agreement.dialog.tsx';
import { BlockedStep } from './blocked-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { HandOverStep } from './hand-over-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { UsernameStep } from './username-step.tsx';

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
