import type { TokenRefresher } from './token-refresher.port.ts';
import type { Failure, Answer } from '../kernel/result.ts';
import type { SessionContext } from './session-context.ts';
import type { SessionGateway } from './session.gateway.port.ts';
import type { SessionMarker } from './session-marker.port.ts';
import type { TabSession } from './tab-session.ts';

/** The result of restoring the session at start-up. */
export type Restored =
  /** Nobody was signed in here. No refresh was sent. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'restored' }
  /** A person was signed in, and the server reports that the session has ended. */
  | { readonly kind: 'ended' }
  /** The server did not respond. The marker stays, so that a later attempt can succeed. */
  | { readonly kind: 'unavailable'; readonly failure: Failure };

/** Resumes this browser's session at start-up, but only if the marker shows that there is one (gating README "a first visit"). */
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
  /** The server did not receive the last sign-out. It is sent again, so that the old cookie cannot be resumed. */
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
    // A person signed in manually in the meantime, so the older session must not replace theirs.
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
 * Ends the session here at once, and on the server as soon as it responds (SECURITY.md §3 "Purge at logout"). If the call
 * fails, the person is still signed out here: the marker stays, and the next start repeats the call instead of resuming.
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
