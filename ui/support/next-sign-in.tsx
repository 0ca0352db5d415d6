import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import { observer } from 'mobx-react-lite';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { LOGIN_STEPS, type LoginStep } from '#core/login/login-step.ts';
import type { AskedStep } from '#core/support/next-sign-in.schema.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { CONTACT_WORDS, STEP_WORDS } from '#core/support/user-words.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { NextSignInViewModel } from './next-sign-in.view-model.ts';

interface NextSignInProps {
  readonly model: NextSignInViewModel;
  readonly user: SupportedUser;
}

/** Who asked, when and why, below what was asked. */
const Asked = ({ by: { askedBy, askedAt, reason } }: { readonly by: Omit<AskedStep, 'step'> }) => (
  <Text size="small" tone="muted" wrap="anywhere">
    {askedBy ?? 'Somebody of the staff'}, {formatStamp(askedAt, readerZone())}: {reason}
  </Text>
);

const TakeBack = observer(
  ({
    model,
    id,
    what,
    onClick,
  }: Pick<NextSignInProps, 'model'> & {
    readonly id: string;
    readonly what: string;
    readonly onClick: () => void;
  }) => (
    <Button
      size="sm"
      aria-label={`Take back ${what}`}
      busy={model.takingBack === id}
      onClick={onClick}
    >
      Take back
    </Button>
  ),
);

const StepRow = observer(
  ({ model, user, step }: NextSignInProps & { readonly step: LoginStep }) => {
    const asked = user.askedSteps.find((one) => one.step === step);
    const due = user.pendingSteps.includes(step);
    return (
      <RowItem height="lg" inset="md">
        <Grow>
          <Strong row>
            {STEP_WORDS[step]}
            {asked !== undefined && (
              <Badge tone="info" icon={ClockIcon}>
                Asked
              </Badge>
            )}
          </Strong>
          {asked !== undefined && <Asked by={asked} />}
        </Grow>
        {asked !== undefined && (
          <TakeBack
            model={model}
            id={asked.id}
            what={STEP_WORDS[step]}
            onClick={() => void model.takeBackStep(asked)}
          />
        )}
        {asked === undefined && due && (
          <Badge tone="info" icon={CheckIcon}>
            Due
          </Badge>
        )}
        {asked === undefined && !due && (
          <Button
            size="sm"
            aria-label={`Require ${STEP_WORDS[step]}`}
            onClick={() => model.askFor(step)}
          >
            Require
          </Button>
        )}
      </RowItem>
    );
  },
);

/** The contact that waits to be proven, first of all, because its code comes first. */
const Correction = observer(({ model, user: { correction } }: NextSignInProps) =>
  correction === null ? null : (
    <RowItem height="lg" inset="md">
      <Grow>
        <Strong row>
          New {CONTACT_WORDS[correction.type]}
          <Badge tone="info" icon={ClockIcon}>
            Waits for its code
          </Badge>
        </Strong>
        <Text wrap="anywhere">
          {correction.type === 'cellPhone' ? formatPhone(correction.value) : correction.value}
        </Text>
        <Asked by={correction} />
        <Text size="small" tone="muted">
          The old one is told and may refuse. Unproven, it is forgotten{' '}
          {formatStamp(correction.endsAt, readerZone())}.
        </Text>
      </Grow>
      <TakeBack
        model={model}
        id={correction.id}
        what={`new ${CONTACT_WORDS[correction.type]}`}
        onClick={() => void model.takeBackCorrection()}
      />
    </RowItem>
  ),
);

/** What the next sign-in asks in its order: what staff asked for says by whom and why, and can be taken back (spec §4.1, domain guide 6.17). */
export const NextSignIn = observer(({ model, user }: NextSignInProps) => {
  const steps = LOGIN_STEPS.filter((step) => step !== 'usernameReset' || user.applicationNum !== 3);
  return (
    <Stack gap={3}>
      <Refusal of={model.submission} />
      <Rows framed>
        <Correction model={model} user={user} />
        {steps.map((step) => (
          <StepRow key={step} model={model} user={user} step={step} />
        ))}
      </Rows>
    </Stack>
  );
});

/** The two ways to put a person's contacts right: one of them, or multi-factor authentication anew. */
export const ContactActions = ({ model, user }: NextSignInProps) =>
  user.contactSet ? (
    <Row gap={3} wrap={3} align="stretch">
      <Button size="sm" onClick={() => model.correctContact()}>
        Correct contact
      </Button>
      <Button size="sm" onClick={() => model.askFor('contactInfo')}>
        Reset MFA
      </Button>
    </Row>
  ) : null;
