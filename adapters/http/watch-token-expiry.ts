import type { SessionContext } from '#core/session/session-context.ts';
import type { Timers } from './timers.ts';

const MARGIN_SECONDS = 15;

/**
 * Tells the session context when its token is about to expire, and returns a function that stops the watch. Measures the
 * lifetime from receipt, so that a wrong device clock does no harm (SECURITY.md §3).
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
    // For a short token lifetime, the margin is at most half of the lifetime.
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
