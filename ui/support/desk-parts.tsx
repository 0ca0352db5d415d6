import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MODE_WORDS } from '#core/impersonation/visit-list.ts';
import { personPath } from '#core/support/support-address.rule.ts';
import type { SupportDesk } from '#core/support/support-place.schema.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { groupsLine } from '#core/support/user-words.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { LinkRows } from '../kit/links.ts';
import { Text } from '../kit/text.ts';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** One of the lists, with words for when there is nobody. */
export const Part = ({
  title,
  none,
  children,
}: {
  readonly title: string;
  /** Stands there while there is nobody. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}) => (
  <Card title={title} count={children.length} inset={false}>
    {children.length === 0 ? (
      <Text tone="muted" inset>
        {none}
      </Text>
    ) : (
      <LinkRows>{children}</LinkRows>
    )}
  </Card>
);

/** Where somebody belongs, in a few words. */
export const groupOf = (user: SupportedUser): string => groupsLine(user, 1) || user.username;

/** People who cannot sign in now, the one whose wait ends first on top. */
export const Waiting = ({ waiting }: Pick<SupportDesk, 'waiting'>) => (
  <Part title="Locked people" none="Nobody waits after failed tries now.">
    {waiting.map((user) => (
      <li key={user.accountId}>
        <Link to={personPath(user.accountId)}>
          <LockClosedIcon aria-hidden />
          <b>{user.name}</b>
          <small>{groupOf(user)}</small>
          {user.waitsUntil !== null && <span>{`opens ${moment(user.waitsUntil)}`}</span>}
        </Link>
      </li>
    ))}
  </Part>
);

/** Visits of staff that run now; none without the right to see them. */
export const Visits = ({ visits }: Pick<SupportDesk, 'visits'>) =>
  visits === null ? null : (
    <Part title="Running visits" none="Nobody of the staff views the portal as a user now.">
      {visits.map((visit) => (
        <li key={visit.id}>
          <Link to={personPath(visit.subjectId)}>
            <EyeIcon aria-hidden />
            <b>{visit.subjectName}</b>
            <small>{`${visit.actorName} · ${MODE_WORDS[visit.mode].toLowerCase()}`}</small>
            <span>{`until ${moment(visit.endsAt)}`}</span>
          </Link>
        </li>
      ))}
    </Part>
  );
