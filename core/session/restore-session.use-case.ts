import type { TokenRefresher } from './token-refresher.port.ts';
import type { Failure, Answer } from '../kernel/result.ts';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';
import type { SessionMarker } from './session-marker.port.ts';
import type { TabSession } from './tab-session.ts';

/** The result of restoring the session when the portal starts. */
export type Restored =
  /** Nobody was signed in on this browser, so no refresh was sent. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'restored' }
  /** A person was signed in, and the server reports that the session has ended. */
  | { readonly kind: 'ended' }
  /** The server did not respond. The session marker stays, so that a later attempt can succeed. */
  | { readonly kind: 'unavailable'; readonly failure: Failure };

/**
 * Resumes this browser's session when the portal starts, but only if the session marker shows that one exists (gating
 * README "a first visit").
 */
export const restoreSession = ({
  session,
  marker,
  refresher,
  gateway,
  tabs,
}: {
  session: SessionContext;
  marker: SessionMarker;
  refresher: TokenRefresher;
  gateway: SessionGateway;
  tabs: TabSession;
}) => {
  /** Repeats a sign-out that the server did not receive, so that the old cookie cannot be resumed. */
  const repeatSignOut = async (): Promise<void> => {
    const { generation } = session.current.context;
    const answer = await gateway.signOut();
    const untouched = session.current.context.generation === generation;
    if (answer.ok && untouched && marker.read().kind === 'signedOut')
      marker.write({ kind: 'none' });
  };

  return async (): Promise<Restored> => {
    const mark = marker.read();
    if (mark.kind === 'signedOut') await repeatSignOut();
    if (mark.kind !== 'signedIn') return { kind: 'nobody' };
    const { generation } = session.current.context;
    const outcome = await refresher.refresh(generation);
    // If the generation has changed, the person signed in manually while the old session was being resumed. The old
    // session must not replace the new session.
    if (session.current.context.generation !== generation) return { kind: 'restored' };
    switch (outcome.kind) {
      case 'granted':
        tabs.adopt(mark.label);
        session.apply({ kind: 'signedIn', grant: outcome.grant });
        return { kind: 'restored' };
      case 'overtaken':
        return { kind: 'restored' };
      case 'refused':
        marker.write({ kind: 'none' });
        session.apply({ kind: 'signedOut', reason: outcome.why ?? 'expired' });
        return { kind: 'ended' };
      case 'unavailable':
        return outcome;
    }
  };
};

/**
 * Ends the session immediately in this browser, and on the server as soon as the server responds (SECURITY.md §3 "Purge at
 * logout"). If the request to the server fails, the session marker stays, and the next start of the portal repeats the
 * sign-out instead of resuming the session.
 */
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
  async (): Answer<void> => {
    marker.write({ kind: 'signedOut' });
    session.apply({ kind: 'signedOut', reason: 'asked' });
    const answer = await gateway.signOut();
    if (answer.ok && marker.read().kind === 'signedOut') marker.write({ kind: 'none' });
    return answer;
  };
