import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import LockOpenIcon from '@heroicons/react/16/solid/LockOpenIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { MODE_TEXT } from '#core/impersonation/impersonation-list.ts';
import type { ImpersonationSession } from '#core/impersonation/impersonation-session.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { personPath } from '#core/support/person-path.rule.ts';
import type { LockedUser } from '#core/support/support-overview.schema.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { formatDuration, formatMoment, readerZone } from '../kit/format-time.ts';
import { Strong } from '../kit/text.ts';
import { DeskRow, TimeLeft } from './desk-row.look.tsx';
import type { DeskViewModel } from './desk.view-model.ts';
import { useReach } from './use-reach.ts';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** Returns the person's group in short form, or the username without a group. */
export const groupOf = (user: SupportedUser): string => groupsLine(user, 1) || user.username;

/** Returns the part of a time that has passed, and the rest in words. */
const timeLeft = (from: string, to: string, now: number) => {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return {
    share: (now - begin) / (end - begin),
    children: end - now < 60000 ? 'Under 1 m left' : `${formatDuration(end - now)} left`,
  };
};

/** A locked account, with the time until it unlocks and the button that clears the lock. */
export const LockedRow = observer(
  ({ model, user }: { readonly model: DeskViewModel; readonly user: LockedUser }) => {
    const { accountId, lastTryAt, name, tries, waitsUntil } = user;
    const { mayHelp } = useReach(user);
    const isHelped = model.helping?.user.accountId === accountId;
    return (
      <DeskRow
        icon={LockClosedIcon}
        tone="trouble"
        opens={!mayHelp}
        note={
          <>
            {`${counted(tries, 'failed attempt', 'failed attempts')}, last at ${moment(lastTryAt)} · unlocks ${moment(waitsUntil ?? '')}`}
            {isHelped && model.helping !== null && <Refusal of={model.helping.submission} />}
          </>
        }
        end={
          <>
            <TimeLeft tone="trouble" {...timeLeft(lastTryAt, waitsUntil ?? '', model.now)} />
            {mayHelp && (
              <Button
                size="sm"
                icon={<LockOpenIcon />}
                aria-label={`Clear lock of ${name}`}
                busy={isHelped && model.helping?.busy === 'clearWait'}
                onClick={() => void model.clearLock(user)}
              >
                Clear lock
              </Button>
            )}
          </>
        }
      >
        <Link data-link="" to={personPath(accountId)}>
          {name}
        </Link>
        {`, ${groupOf(user)}`}
      </DeskRow>
    );
  },
);

/** A running view-as session, with the time left. */
export const ViewAsRow = observer(
  ({
    model,
    session: { actorName, endsAt, mode, reason, startedAt, subjectId, subjectName, ticket },
  }: {
    readonly model: DeskViewModel;
    readonly session: ImpersonationSession;
  }) => (
    <DeskRow
      icon={EyeIcon}
      tone="info"
      opens
      note={[MODE_TEXT[mode], ticket === null ? null : `ticket ${ticket}`, reason]
        .filter((part) => part !== null)
        .join(' · ')}
      end={<TimeLeft tone="info" {...timeLeft(startedAt, endsAt, model.now)} />}
    >
      <Strong ink>{actorName}</Strong> as{' '}
      <Link data-link="" to={personPath(subjectId)}>
        {subjectName}
      </Link>
    </DeskRow>
  ),
);
