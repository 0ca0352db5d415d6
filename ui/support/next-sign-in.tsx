import ArrowUturnLeftIcon from '@heroicons/react/16/solid/ArrowUturnLeftIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { LoginStep } from '#core/permission/login-step.ts';
import type { AskedStep } from '#core/support/asked-step.schema.ts';
import { signInPath, stepsToAsk, type PathPlace } from '#core/support/sign-in-path.rule.ts';
import { CONTACT_TEXT } from '#core/support/diagnostics-of.rule.ts';
import { STEP_TEXT } from '#core/login/login-step-text.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Row } from '../kit/stack.ts';
import { ActionSteps, ActionStep, ActionText } from './action-steps.look.tsx';
import { Credentials, type HelpProps } from './credentials-place.tsx';
import type { NextSignInViewModel } from './next-sign-in.view-model.ts';

const stamp = (at: string): string => formatStamp(at, readerZone());
/** Returns who requested a step, when and why. */
const askedText = ({ askedBy, askedAt, reason }: Omit<AskedStep, 'step'>): string =>
  `${askedBy ?? 'A staff member'}, ${stamp(askedAt)}: ${reason}`;

const TakeBack = observer(
  ({
    model,
    id,
    what,
    onClick,
  }: {
    readonly model: NextSignInViewModel;
    readonly id: string;
    readonly what: string;
    readonly onClick: () => void;
  }) => (
    <Button
      size="sm"
      icon={<ArrowUturnLeftIcon />}
      aria-label={`Withdraw ${what}`}
      busy={model.takingBack === id}
      onClick={onClick}
    >
      Withdraw
    </Button>
  ),
);

/** Why each step is due without a request by staff. */
const DUE_TEXT: Readonly<Record<LoginStep, string>> = {
  contactInfo: 'There is no contact to send a code to.',
  mfaVerify: 'Sent to the contact they choose. Not asked on a remembered browser.',
  usernameReset: 'The username must be replaced.',
  securityQuestions: 'They choose three questions and answers.',
  passwordReset: 'They set a new password before anything else opens.',
};

const Step = observer(
  ({
    model,
    place: { step, asked },
    mark,
  }: {
    readonly model: NextSignInViewModel;
    readonly place: Extract<PathPlace, { at: 'step' }>;
    readonly mark: number;
  }) => (
    <ActionStep
      tone="due"
      mark={mark}
      title={STEP_TEXT[step]}
      action={
        asked !== null && (
          <TakeBack
            model={model}
            id={asked.id}
            what={STEP_TEXT[step]}
            onClick={() => void model.takeBackStep(asked)}
          />
        )
      }
    >
      <ActionText>{asked === null ? DUE_TEXT[step] : askedText(asked)}</ActionText>
    </ActionStep>
  ),
);

/** The corrected contact that must still be proven. The code sent to this contact replaces the usual code. */
const Correction = observer(({ help, mark }: HelpProps & { readonly mark: number }) => {
  const { correction } = help.user;
  const model = help.nextSignIn;
  if (correction === null) return null;
  return (
    <ActionStep
      tone="due"
      mark={mark}
      title={`Code to the new ${CONTACT_TEXT[correction.type]}`}
      action={
        <TakeBack
          model={model}
          id={correction.id}
          what={`new ${CONTACT_TEXT[correction.type]}`}
          onClick={() => void model.takeBackCorrection()}
        />
      }
    >
      <ActionText>
        {correction.type === 'cellPhone' ? formatPhone(correction.value) : correction.value}
      </ActionText>
      <ActionText>{askedText(correction)}</ActionText>
      <ActionText>{`The old contact is notified and can refuse. If it isn’t verified, the change expires ${stamp(correction.endsAt)}.`}</ActionText>
    </ActionStep>
  );
});

/** Shows all steps of the next sign-in. Each obstacle and each due step has an action that helps (spec §4.1, domain guide 6.17). */
export const SignInCard = observer(({ help }: HelpProps) => {
  const { user, nextSignIn: model } = help;
  const more = stepsToAsk(user);
  return (
    <Card title="At the next sign-in" inset={false}>
      <ActionSteps>
        {signInPath(user).map((place, mark) => {
          if (place.at === 'credentials')
            return <Credentials key="credentials" help={help} hindrance={place.hindrance} />;
          if (place.at === 'correction')
            return <Correction key="correction" help={help} mark={mark + 1} />;
          if (place.at === 'home')
            return (
              <ActionStep key="home" tone="clear" mark={<HomeIcon />} title="Home">
                <ActionText>{place.words}</ActionText>
              </ActionStep>
            );
          return <Step key={place.step} model={model} place={place} mark={mark + 1} />;
        })}
      </ActionSteps>
      <Refusal of={model.submission} />
      {more.length > 0 && (
        <CardFoot as="div">
          <Row gap={2} wrap={2}>
            Require at next sign-in:
            {more.map((step) => (
              <Button
                key={step}
                size="sm"
                icon={<PlusIcon />}
                aria-label={`Require ${STEP_TEXT[step]}`}
                onClick={() => model.askFor(step)}
              >
                {STEP_TEXT[step]}
              </Button>
            ))}
          </Row>
        </CardFoot>
      )}
    </Card>
  );
});
