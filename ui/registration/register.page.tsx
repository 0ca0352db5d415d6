import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { MESSAGES } from '#core/kernel/messages.ts';
import { registrationApi } from '#core/registration/registration.api.ts';
import type { RegistrationLink } from '#core/registration/registration-link.rule.ts';
import { Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { usePageData } from '../shell/page-data.ts';
import { SignInFoot, SignInFrame } from '../shell/sign-in-frame.tsx';
import { useModel } from '../shell/use-model.ts';
import { Row } from '../kit/stack.ts';
import { JoinStage } from './join-form.tsx';
import { PasswordStage } from './password-stage.tsx';
import { RefuseContact } from './refuse-contact.tsx';
import { EntryStage } from '../shell/entry-stage.tsx';
import { LinkOver, ReturnToLogin } from './registration-stage.tsx';
import { RegistrationViewModel } from './registration.view-model.ts';
import { createSection } from '../sections/section.ts';
import { registrationGateway } from './registration-gateway.ts';

/** The form where an invited person chooses the first password (spec §2.5). The link stays valid until the password is saved. */
const FirstPasswordForm = observer(({ model }: { readonly model: RegistrationViewModel }) => {
  const { providerName } = usePageData().configuration;
  const { form } = model;
  useFocusWrong(form);
  useUnsavedWork(model.dirty, () => undefined);
  return (
    <PasswordStage
      title="Set your password"
      text={`For your ${providerName} account.`}
      submission={model.submission}
      requirements={model.requirements}
      bind={(name) => form.bind(name)}
      onSend={() => model.save()}
    />
  );
});

const Stage = observer(({ model }: { readonly model: RegistrationViewModel }) => {
  const { flow } = model;
  switch (flow.at) {
    case 'verifying':
      return (
        <EntryStage title="Verifying your account" text="This takes a moment.">
          <Skeleton lines={2} label="Verifying your account" />
        </EntryStage>
      );
    case 'looking':
      return (
        <EntryStage title="Checking your link" text="This takes a moment.">
          <Skeleton lines={2} label="Checking your link" />
        </EntryStage>
      );
    case 'password':
      return <FirstPasswordForm model={model} />;
    case 'join':
      return <JoinStage model={model} invited={flow.invited} />;
    case 'expired':
    case 'resent':
      return <LinkOver at={flow.at} model={model} />;
    case 'registered':
      return (
        <EntryStage
          title={MESSAGES.alreadyRegistered}
          text="This link was already used. If you forgot your password, you can set a new one from the sign-in screen."
        >
          <Row gap={3} wrap={3} phone="blocks">
            <ReturnToLogin look="primary" />
          </Row>
        </EntryStage>
      );
    case 'failed':
      return (
        <EntryStage
          title={model.mayTryAgain ? 'Your account is not verified yet' : 'This link does not work'}
          text={
            model.mayTryAgain
              ? 'Your link may be fine. Please try again in a moment.'
              : 'Nothing was changed. Open the link again from your message, or ask for a new one.'
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
        </EntryStage>
      );
    case 'noLink':
      return (
        <EntryStage
          title="Open the link in your message"
          text="This page needs the link we sent you. For your safety we don’t store it: go back to the message and open the link again."
        >
          <Row gap={3} wrap={3} phone="blocks">
            <ReturnToLogin look="primary" />
          </Row>
        </EntryStage>
      );
    case 'refuse':
    case 'refused':
    case 'refusalOver':
      return <RefuseContact at={flow.at} model={model} />;
    case 'verified':
    case 'passwordSet':
      return <Navigate to="/login" replace />;
  }
});

/** The page opened from a registration mail (spec §2.1 login/register, §2.5, §4.3). Uses the sign-in layout without navigation. */
export const RegisterPage = observer(() => {
  const model = useModel('registration');
  const page = usePageData();
  return (
    <SignInFrame
      notice={null}
      foot={
        <SignInFoot
          page={page}
          atForm={false}
          atCode={false}
          elsewhere
          onChooseDemo={() => undefined}
        />
      }
    >
      <Stage model={model} />
    </SignInFrame>
  );
});

/** The browser adapters that only the registration page needs. */
export interface RegisterAdapters {
  readonly link: RegistrationLink | null;
}

declare module '../sections/parts.ts' {
  interface SectionAdapters {
    readonly register: RegisterAdapters;
  }
}

/** The page opened from a registration mail. */
export const section = createSection(RegisterPage, {
  registration: ({ adapters, clock, configuration, gatewayOf, toasts }) =>
    new RegistrationViewModel({
      registration: registrationGateway(gatewayOf(registrationApi)),
      link: adapters('register').link,
      productName: configuration.providerName,
      clock,
      toasts,
    }),
});
