import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { progress } from '#core/login/login-flow.rule.ts';
import { ACKNOWLEDGEMENT_LABEL } from '#core/privacy/acknowledgement.schema.ts';
import type { LoginStep } from '#core/permission/login-step.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { FormAlert } from '../../kit/form-alert.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { LongText } from '../../kit/long-text.tsx';
import { Skeleton, BusyLine } from '../../kit/skeleton.tsx';
import { useRegistry } from '../../shell/registry.ts';
import { useModel } from '../../shell/use-model.ts';
import { StepProgress } from '../step-progress.look.tsx';
import { Stack } from '../../kit/stack.ts';
import { Text } from '../../kit/text.ts';
import { useDealerBranding } from '../../shell/use-dealer-branding.ts';
import { CodeStep } from './code-step.tsx';
import { ContactStep, PasswordStep, UsernameStep, QuestionsStep } from './saved-steps.tsx';
import { StepFrame } from './step-frame.tsx';

const WORDS = {
  terms: {
    title: 'Terms and conditions',
    why: 'They apply to everyone who uses this portal. Please read them before you continue.',
    decline: 'Decline',
  },
  privacy: {
    title: 'Privacy policy',
    why: 'It says what we keep about you and why. Please read it before you continue.',
    decline: 'Reject',
  },
} as const;

/** Shows the terms or the privacy policy after the last sign-in step (spec §4.1, §5). */
export const AgreementDialog = observer(() => {
  const login = useRegistry().create('login');
  const model = useModel('agreementStep');
  const { flow } = login;
  const which = flow.at === 'agreement' ? flow.which : 'terms';
  const text = WORDS[which];
  const steps = progress(flow);
  useEffect(() => {
    document.title = `${text.title} · Login`;
  }, [text.title]);
  const ready = model.agreement !== null;
  return (
    <Dialog
      id="agreement"
      title={text.title}
      size="md"
      foot={
        <>
          <LinkButton quiet onClick={() => void login.backToSignIn()}>
            Back to sign in
          </LinkButton>
          <Button onClick={() => void model.decline()}>{text.decline}</Button>
          <Button
            look="primary"
            busy={model.run.busy}
            disabled={!ready}
            onClick={() => void model.accept()}
          >
            Accept
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {steps !== null && steps.total > 1 && <StepProgress {...steps} />}
        <Text size="body" tone="muted">
          {text.why}
        </Text>
        {model.problem !== null && <FormAlert tone="error" text={model.problem} />}
        {model.agreement !== null && <LongText text={model.agreement.text} />}
        {!ready && model.problem === null && <Skeleton lines={6} label="Loading the text" />}
        {!ready && model.problem !== null && (
          <Button onClick={() => void model.start()}>Try again</Button>
        )}
        {ready && (
          <Checkbox id="accept" checked={model.ticked} onChange={(checked) => model.tick(checked)}>
            {ACKNOWLEDGEMENT_LABEL}
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
});

/** Sends a classic dealer to the classic portal in the same window (spec §4.1 completion). */
const HandOverStep = observer(() => {
  const model = useModel('handOver');
  return (
    <StepFrame
      title={model.title}
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

/** Shown when the server requires a sign-in step that this app version does not support. */
const BlockedStep = observer(() => {
  const { supportPhone } = useRegistry().configuration;
  return (
    <StepFrame
      title="One more step is needed"
      why={`Your account needs a step this page does not know yet. Reload the page. If that does not help, call support${supportPhone === null ? '' : ` at ${supportPhone}`}.`}
      onSubmit={() => location.reload()}
    >
      <Button type="submit" look="primary" size="lg" block data-first>
        Reload the page
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

/** The sign-in steps between the accepted credentials and the redirect, one at a time. Renders nothing when no step is due. */
export const LoginSteps = observer(() => {
  const { flow } = useRegistry().create('login');
  useDealerBranding();
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
