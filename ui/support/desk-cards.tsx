import DevicePhoneMobileIcon from '@heroicons/react/20/solid/DevicePhoneMobileIcon';
import EnvelopeIcon from '@heroicons/react/20/solid/EnvelopeIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import KeyIcon from '@heroicons/react/20/solid/KeyIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MailFailure } from '#core/mail-failures/mail-failure.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { CONTACT_TEXT } from '#core/support/diagnostics-of.rule.ts';
import { personPath, supportPath } from '#core/support/person-path.rule.ts';
import {
  RETURNED_CAUSES,
  type LockedUser,
  type ReturnedMessage,
  type SupportOverview,
} from '#core/support/support-overview.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card, LineCard } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { groupOf, LockedRow, ViewAsRow } from './desk-people.tsx';
import { DeskRow, DeskRows } from './desk-row.look.tsx';
import type { DeskViewModel } from './desk.view-model.ts';
import { FailureRow } from './mail-failures.tsx';
import { NextSignInDialogs } from './next-sign-in.dialogs.tsx';
import { sumFailures } from './staff-tiles.rule.ts';
import { useNextFocus } from './use-next-focus.ts';
import { useReach } from './use-reach.ts';
import { UserBadge } from './user-columns.tsx';

interface DeskProps {
  readonly model: DeskViewModel;
}

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** A card of Home with a link to the whole list. If nothing is in it, it is one line. */
const DeskCard = ({
  none,
  children,
  ...card
}: {
  readonly title: string;
  readonly count: number;
  readonly urgent?: boolean;
  readonly actions?: ReactNode;
  readonly none: string;
  readonly children: ReactNode;
}) => {
  const list = useNextFocus<HTMLDivElement>(card.count);
  if (card.count === 0)
    return (
      <LineCard
        title={card.title}
        actions={card.actions}
        text={
          <span ref={list} tabIndex={-1}>
            {none}
          </span>
        }
        sentence
      />
    );
  return (
    <Card inset={false} {...card}>
      <div ref={list} tabIndex={-1}>
        <DeskRows>{children}</DeskRows>
      </div>
    </Card>
  );
};

/** The locked accounts, each with its time left and Clear lock (design "staff home"). */
export const LockedCard = observer(({ model }: DeskProps) => (
  <LoadedView from={model.desk} waiting="Loading the locked accounts">
    {() => (
      <DeskCard
        title="Locked accounts"
        count={model.locked.length}
        none="No account is locked."
        actions={
          <TextLink size="sm">
            <Link to={supportPath()}>Open Support</Link>
          </TextLink>
        }
      >
        {model.locked.map((user) => (
          <LockedRow key={user.accountId} model={model} user={user} />
        ))}
      </DeskCard>
    )}
  </LoadedView>
));

/** The running view-as sessions. Not rendered without the right to see them. */
export const ViewAsCard = observer(({ model }: DeskProps) => {
  const { state } = model.desk;
  if (state.at !== 'ready' || state.value.visits === null) return null;
  const { visits } = state.value;
  return (
    <DeskCard
      title="View-as sessions"
      count={visits.length}
      none="None running."
      actions={
        <TextLink size="sm">
          <Link to={supportPath({ tab: 'sessions' })}>All sessions</Link>
        </TextLink>
      }
    >
      {visits.map((session) => (
        <ViewAsRow key={session.id} model={model} session={session} />
      ))}
    </DeskCard>
  );
});

const returnedNote = ({ cause, lastAt, nextTryAt, user, channel }: ReturnedMessage): string =>
  [
    moment(lastAt),
    cause === 'mailbox' ? 'mailbox unknown or full' : 'number can’t be dialed',
    user.correction !== null
      ? `the next sign-in checks the new ${CONTACT_TEXT[user.correction.type]}`
      : nextTryAt === null
        ? `${channel === 'sms' ? 'text' : 'email'} given up`
        : `next try ${moment(nextTryAt)}`,
  ].join(' · ');

const ReturnedRow = observer(
  ({ model, message }: DeskProps & { readonly message: ReturnedMessage }) => {
    const { channel, isCode, user } = message;
    const { mayHelp } = useReach(user);
    const mayCorrect = mayHelp && user.correction === null;
    const name = (
      <Link data-link="" to={personPath(user.accountId)}>
        {user.name}
      </Link>
    );
    return (
      <DeskRow
        icon={isCode ? KeyIcon : channel === 'sms' ? DevicePhoneMobileIcon : EnvelopeIcon}
        tone={user.correction === null ? 'alarm' : 'info'}
        note={returnedNote(message)}
        opens={!mayCorrect}
        end={
          mayCorrect ? (
            <Button
              size="sm"
              aria-label={`Correct contact of ${user.name}`}
              onClick={() => model.correctContact(user)}
            >
              Correct contact
            </Button>
          ) : undefined
        }
      >
        {isCode ? 'Sign-in code to ' : channel === 'sms' ? 'Text to ' : 'Email to '}
        {name}
      </DeskRow>
    );
  },
);

const RefusedRow = ({ user }: { readonly user: LockedUser }) => (
  <DeskRow
    icon={ExclamationTriangleIcon}
    tone="neutral"
    note={`${counted(user.tries, 'refused attempt')}, last\u00A0at\u00A0${moment(user.lastTryAt)}`}
    end={<UserBadge user={user} />}
    opens
  >
    <Link data-link="" to={personPath(user.accountId)}>
      {user.name}
    </Link>
    {`, ${groupOf(user)}`}
  </DeskRow>
);

/** The people who may call for help: locked accounts, messages that came back, and who was refused today. */
export const NeedHelpCard = observer(({ model }: DeskProps) => {
  const { desk, helping, locked } = model;
  const found = desk.state.at === 'ready' ? desk.state.value : null;
  const [returned, refused] = [found?.returned ?? [], found?.refused ?? []];
  return (
    <>
      <DeskCard
        title="May need help"
        count={locked.length + returned.length + refused.length}
        none="In the last day nobody was refused or missed a message."
      >
        {locked.map((user) => (
          <LockedRow key={user.accountId} model={model} user={user} />
        ))}
        {returned.map((message) => (
          <ReturnedRow key={message.id} model={model} message={message} />
        ))}
        {refused.map((user) => (
          <RefusedRow key={user.accountId} user={user} />
        ))}
      </DeskCard>
      {helping !== null && <NextSignInDialogs model={helping.nextSignIn} user={helping.user} />}
    </>
  );
});

/** Returns the failures whose messages are not all listed by person. */
const otherFailures = (
  failures: readonly MailFailure[],
  returned: NonNullable<SupportOverview['returned']>,
): readonly MailFailure[] =>
  failures.filter(
    ({ cause, channel, messages }) =>
      !RETURNED_CAUSES.some((one) => one === cause) ||
      returned.filter((one) => one.cause === cause && one.channel === channel).length < messages,
  );

/** Messages that reached nobody: by person where a corrected contact helps, else by cause (domain guide 6.19). */
export const MailFailuresCard = observer(
  ({ model, failures }: DeskProps & { readonly failures: readonly MailFailure[] }) => {
    const { state } = model.desk;
    const returned = (state.at === 'ready' ? state.value.returned : null) ?? [];
    const { helping } = model;
    const count = Math.max(sumFailures(failures).messages, returned.length);
    return (
      <>
        <DeskCard
          title="Mail failures"
          count={count}
          urgent={count > 0}
          none="Every message of the last 24 hours was delivered."
        >
          {returned.map((message) => (
            <ReturnedRow key={message.id} model={model} message={message} />
          ))}
          {otherFailures(failures, returned).map((failure) => (
            <FailureRow
              key={`${failure.channel} ${failure.host ?? ''} ${failure.cause} ${failure.code ?? ''}`}
              failure={failure}
            />
          ))}
        </DeskCard>
        {helping !== null && <NextSignInDialogs model={helping.nextSignIn} user={helping.user} />}
      </>
    );
  },
);
