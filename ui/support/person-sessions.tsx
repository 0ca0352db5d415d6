import ComputerDesktopIcon from '@heroicons/react/20/solid/ComputerDesktopIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ImpersonationSession } from '#core/impersonation/impersonation-session.schema.ts';
import { MODE_TEXT, impersonationState } from '#core/impersonation/impersonation-list.ts';
import { supportPath } from '#core/support/person-path.rule.ts';
import type { OpenSession } from '#core/support/support-overview.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { HelpUserViewModel } from './help-user.view-model.ts';

const stamp = (at: string): string => formatStamp(at, readerZone());

const HOW: Readonly<Record<OpenSession['authenticatedBy'], string>> = {
  password: 'Signed in with a password',
  sso: 'Signed in with single sign-on',
  impersonation: 'Viewed as this person',
};

/** The person's current sessions, which can only be ended all at once. */
export const SessionsCard = observer(
  ({
    sessions,
    help,
  }: {
    readonly sessions: readonly OpenSession[];
    /** Null for staff who may only view. */
    readonly help: HelpUserViewModel | null;
  }) => (
    <Card
      title="Signed-in sessions"
      count={sessions.length}
      inset={false}
      actions={
        help !== null &&
        sessions.length > 0 && (
          <Button
            size="sm"
            look="dangerOutline"
            busy={help.busy === 'endSessions'}
            onClick={() => void help.want('endSessions')}
          >
            End sessions
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <Text tone="muted" inset>
          Not signed in anywhere.
        </Text>
      ) : (
        <Rows>
          {sessions.map((session) => (
            <RowItem key={session.id} inset="md">
              <ComputerDesktopIcon aria-hidden width={20} height={20} />
              <Grow>
                {HOW[session.authenticatedBy]}
                <Text size="caption" tone="muted">
                  {`Since ${stamp(session.createdAt)} · active ${stamp(session.lastSeenAt)}`}
                </Text>
              </Grow>
            </RowItem>
          ))}
        </Rows>
      )}
    </Card>
  ),
);

/** The staff members who impersonated this person, newest first. */
export const ImpersonationsCard = ({
  visits,
  username,
  accountId,
}: {
  readonly visits: readonly ImpersonationSession[];
  readonly username: string;
  readonly accountId: string;
}) => (
  <Card
    title="View-as sessions"
    inset={false}
    actions={
      <TextLink size="sm">
        <Link to={supportPath({ tab: 'sessions', user: accountId, list: { q: username } })}>
          All sessions
        </Link>
      </TextLink>
    }
  >
    {visits.length === 0 ? (
      <Text tone="muted" inset>
        No one has viewed the portal as this person yet.
      </Text>
    ) : (
      <Rows>
        {visits.map((impersonation) => (
          <RowItem key={impersonation.id} inset="md">
            <EyeIcon aria-hidden width={20} height={20} />
            <Grow>
              {`${impersonation.actorName} · ${MODE_TEXT[impersonation.mode].toLowerCase()}`}
              <Text size="caption" tone="muted" wrap="anywhere">
                {[stamp(impersonation.startedAt), impersonation.reason, impersonation.ticket]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Grow>
            <Text
              as="span"
              size="caption"
              tone={impersonation.endedAt === null ? undefined : 'muted'}
              strong={impersonation.endedAt === null}
            >
              {impersonationState(impersonation)}
            </Text>
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);
