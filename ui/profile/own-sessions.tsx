import ComputerDesktopIcon from '@heroicons/react/20/solid/ComputerDesktopIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { OwnSession } from '#core/profile/own-session.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Icon } from '../kit/icon.tsx';
import { Part, RowItem, Rows } from '../kit/part.tsx';
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';

/** Returns the address and times of a session, in this browser's time zone. */
const factsOf = ({ address, startedAt, lastSeenAt }: OwnSession, now: string): string => {
  const zone = readerZone();
  const from = address === null ? '' : `${address} · `;
  return `${from}last active ${formatZonedMoment(lastSeenAt, now, zone)} · since ${formatZonedMoment(startedAt, now, zone)}`;
};

const SessionRow = ({
  session,
  now,
  onEnd,
}: {
  readonly session: OwnSession;
  readonly now: string;
  /** Ends the session; null for the current session and during an impersonation. */
  readonly onEnd: (() => void) | null;
}) => {
  const facts = factsOf(session, now);
  return (
    <RowItem inset={onEnd === null ? undefined : 'action'}>
      <Icon of={ComputerDesktopIcon} size={20} tone="subtle" />
      <Grow>
        <Strong row>
          {session.label}
          {session.current && (
            <Badge tone="ok" strength="plain" icon={CheckIcon}>
              This session
            </Badge>
          )}
        </Strong>
        <Text size="small" tone="muted" wrap="anywhere">
          {facts}
        </Text>
      </Grow>
      {onEnd !== null && (
        <Button size="sm" aria-label={`Sign out ${session.label}, ${facts}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </RowItem>
  );
};

/** The person's sessions, each with browser, address, last activity and a button that ends the session (ASVS V7.5.2). */
export const OwnSessions = observer(() => {
  const model = useModel('ownSessions');
  const { mayChangeOwn } = useRegistry().create('session').limits;
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = (end: () => Promise<void>) => {
    void end();
    // The button disappears with its row, so the focus moves to the section heading.
    heading.current?.focus();
  };
  return (
    <Part
      id="own-sessions"
      title="Signed in now"
      titleRef={heading}
      text={
        mayChangeOwn
          ? 'End any session you don’t recognize or left open elsewhere.'
          : 'Where the user is signed in.'
      }
    >
      <Refusal of={model.submission} />
      <LoadedView from={model.list} waiting="Loading your sessions">
        {(sessions) => (
          <>
            {sessions.length === 0 ? (
              <Text size="small" tone="muted">
                Not signed in anywhere now.
              </Text>
            ) : (
              <Rows framed>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    now={model.now}
                    onEnd={
                      session.current || !mayChangeOwn
                        ? null
                        : () => leave(() => model.end(session))
                    }
                  />
                ))}
              </Rows>
            )}
            {sessions.length > 1 && mayChangeOwn && (
              <div>
                <Button size="sm" onClick={() => leave(() => model.endOthers())}>
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </>
        )}
      </LoadedView>
      <HiddenText role="status">{model.announcement}</HiddenText>
    </Part>
  );
});
