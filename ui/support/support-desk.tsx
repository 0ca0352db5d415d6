import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MODE_WORDS } from '#core/impersonation/visit-list.ts';
import { personPath } from '#core/support/support-address.rule.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { groupsLine } from '#core/support/user-words.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { LinkRows } from '../kit/links.ts';
import { Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { UserBadge } from './user-columns.tsx';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

const Part = ({
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

const groupOf = (user: SupportedUser): string => groupsLine(user, 1) || user.username;

/** Support before anybody was searched: who cannot sign in now, which visits run, and whom one looked up lately. */
export const SupportDesk = () => (
  <LoadedView from={useModel('supportDesk')} waiting="Looking who waits">
    {({ waiting, visits, lately }) => (
      <Grid columns="fields" gap={4} above={4}>
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
        {visits !== null && (
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
        )}
        <Part title="Opened lately" none="Whom you open in Support is kept here.">
          {lately.map((user) => (
            <li key={user.accountId}>
              <Link to={personPath(user.accountId)}>
                <ClockIcon aria-hidden />
                <b>{user.name}</b>
                <small>{groupOf(user)}</small>
                <UserBadge user={user} />
              </Link>
            </li>
          ))}
        </Part>
      </Grid>
    )}
  </LoadedView>
);
