import type { SessionContext } from '#core/session/session-context.ts';
import type { Timers } from './timers.ts';

const MARGIN_SECONDS = 15;

/**
 * Tells the session when its token is about to die: a duration from receipt, so that a wrong clock does no harm
 * (SECURITY.md §3). A timer that slept with the machine is made good by the server's `invalid_token`. Returns its end.
 */
export const watchTokenExpiry = (session: SessionContext, timers: Timers): (() => void) => {
  let token: string | null = null;
  let cancel = () => {};
  const watch = session.state$.subscribe(() => {
    const { context, tokenLifetimeSeconds } = session.current;
    if (context.token === token) return;
    cancel();
    token = context.token;
    const current = token;
    if (current === null) return;
    // A short-lived token keeps at least half of its life.
    const seconds = Math.max(tokenLifetimeSeconds - MARGIN_SECONDS, tokenLifetimeSeconds / 2);
    cancel = timers.after(seconds * 1000, () => {
      session.apply({ kind: 'tokenExpired', token: current });
    });
  });
  return () => {
    watch.unsubscribe();
    cancel();
  };
};
