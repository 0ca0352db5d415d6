import type { SessionContext } from '#core/session/session-context.ts';
import type { Timers } from './timers.ts';

const MARGIN_SECONDS = 15;

/**
 * Notifies the session when its token is about to expire. It counts a duration from receipt, so that a wrong clock does no
 * harm (SECURITY.md §3). If the timer slept with the machine, the server's `invalid_token` has the same effect. Returns a
 * function that stops the watch.
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
    // The margin takes at most half of a short token lifetime.
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
