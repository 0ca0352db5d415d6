import type { RefreshOutcome, TokenRefresher } from '#core/session/token-refresher.port.ts';
import type { RefreshLock } from '#core/session/session-marker.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { TabSession } from '#core/session/tab-session.ts';

interface RefresherParts {
  readonly session: SessionContext;
  /** A function, because the gateway does not exist yet when the refresher is created. */
  readonly gateway: () => SessionGateway;
  readonly lock: RefreshLock;
  readonly tabs: TabSession;
}

/** Runs one token refresh at a time in this tab and, if the lock is available, in this browser (SECURITY.md §3 "Tabs"). */
export const sharedRefresher = ({
  session,
  gateway,
  lock,
  tabs,
}: RefresherParts): TokenRefresher => {
  let running: { readonly generation: number; readonly outcome: Promise<RefreshOutcome> } | null =
    null;
  const renew = async (generation: number): Promise<RefreshOutcome> => {
    const { context } = session.current;
    // Another tab may have refreshed the token, or the user may have signed in or out, while this tab waited for the lock.
    if (context.generation !== generation) return { kind: 'overtaken' };
    if (context.token !== null && !context.tokenExpired) return { kind: 'overtaken' };
    const answer = await gateway().refresh();
    if (answer.ok) {
      if (session.current.context.generation === generation) tabs.announceRefresh(answer.value);
      return { kind: 'granted', grant: answer.value };
    }
    const { kind } = answer.error;
    if (kind === 'impersonationEnded') return { kind: 'refused', why: 'impersonationExpired' };
    if (kind === 'sessionEnded') return { kind: 'refused' };
    return { kind: 'unavailable', failure: answer.error };
  };
  return {
    refresh: (generation) => {
      if (running?.generation === generation) return running.outcome;
      const outcome = lock
        .run(() => renew(generation))
        .finally(() => {
          if (running?.outcome === outcome) running = null;
        });
      running = { generation, outcome };
      return outcome;
    },
  };
};
