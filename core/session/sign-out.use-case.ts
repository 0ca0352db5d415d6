import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';
import type { SessionMarker } from './session-marker.port.ts';

/** Ends the session here at once and on the server as soon as it listens (SECURITY.md §3 "Purge at logout"). A failed call is no failed sign-out: the mark stays, and the next start repeats the call instead of resuming. */
export const signOut =
  ({
    session,
    marker,
    gateway,
  }: {
    session: SessionContext;
    marker: SessionMarker;
    gateway: SessionGateway;
  }) =>
  async (): Promise<Result<void, Failure>> => {
    marker.write({ kind: 'signedOut' });
    session.apply({ kind: 'signedOut', reason: 'asked' });
    const answer = await gateway.signOut();
    if (answer.ok && marker.read().kind === 'signedOut') marker.write({ kind: 'none' });
    return answer;
  };
