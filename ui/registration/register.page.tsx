import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Refusal } from '../forms/form.tsx';
import { usePageData } from '../shell/page-data.ts';
import { SignInFoot } from '../shell/sign-in-foot.tsx';
import { SignInFrame } from '../shell/sign-in-frame.tsx';
import { useModel } from '../shell/use-model.ts';
import { FirstPasswordForm } from './first-password-form.tsx';
import { LinkOver } from './link-over.tsx';
import { RegistrationStage } from './registration-stage.tsx';
import type { RegistrationViewModel } from './registration.view-model.ts';
import { ReturnToLogin } from './return-to-login.tsx';
import { Row } from '../kit/stack.ts';

const Stage = observer(({ model }: { readonly model: RegistrationViewModel }) => {
  const { providerName, variant } = usePageData().configuration;
  const { flow } = model;
  switch (flow.at) {
    case 'verifying':
      return (
        <RegistrationStage title="Verifying your account" text="This takes a moment.">
          <Skeleton lines={2} label="Verifying your account" />
        </RegistrationStage>
      );
    case 'password':
      return <FirstPasswordForm model={model} providerName={providerName} />;
    case 'expired':
    case 'resent':
      return <LinkOver at={flow.at} model={model} mayResend={variant === 'consumer'} />;
    case 'registered':
      return (
        <RegistrationStage
          title={MESSAGES.alreadyRegistered}
          text="This link has done its work. If you do not know your password any more, you can set a new one from the sign-in screen."
        >
          <Row gap={3} wrap={3} phone="blocks">
            <ReturnToLogin look="primary" />
          </Row>
        </RegistrationStage>
      );
    case 'failed':
      return (
        <RegistrationStage
          title={model.mayTryAgain ? 'Your account is not verified yet' : 'This link does not work'}
          text={
            model.mayTryAgain
              ? 'That says nothing about your link. Please try again in a moment.'
              : 'Nothing was changed.'
          }
        >
          <Refusal of={model.submission} />
          <Row gap={3} wrap={3} phone="blocks">
            {model.mayTryAgain && (
              <Button look="primary" size="lg" onClick={() => void model.tryAgain()}>
                Try again
              </Button>
            )}
            <ReturnToLogin look={model.mayTryAgain ? 'secondary' : 'primary'} />
          </Row>
        </RegistrationStage>
      );
    case 'noLink':
      return (
        <RegistrationStage
          title="Open the link of your message"
          text="This page needs the link we sent you. For your safety it is not kept: go back to the message and open the link again."
        >
          <Row gap={3} wrap={3} phone="blocks">
            <ReturnToLogin look="primary" />
          </Row>
        </RegistrationStage>
      );
    case 'verified':
    case 'passwordSet':
      return <Navigate to="/login" replace />;
  }
});

/** What a link of a registration mail opens (spec §2.1 login/register, §2.5, §4.3): in the sign-in's own room, without navigation. */
export const RegisterPage = observer(() => {
  const model = useModel('registration');
  const page = usePageData();
  return (
    <SignInFrame
      notice={null}
      foot={<SignInFoot page={page} atForm={false} atCode={false} onChooseDemo={() => undefined} />}
    >
      <Stage model={model} />
    </SignInFrame>
  );
});
