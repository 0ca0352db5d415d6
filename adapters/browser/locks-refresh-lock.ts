import type { RefreshLock } from '#core/session/session-marker.port.ts';
import type { Variant } from '#core/session/user.schema.ts';

const PATIENCE = 5000;

/** One tab of this origin at a time, by the Web Locks API; without it, or after 5 s, the work runs anyway: the server's grace covers both (SECURITY.md §2.2). */
export const locksRefreshLock = (
  variant: Variant,
  locks: LockManager | undefined,
  patience: number = PATIENCE,
): RefreshLock => ({
  run: async (work) => {
    if (locks === undefined) return work();
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), patience);
    // What the work itself throws stays inside until the lock is released; only the wait can fail out here.
    const turn = () => {
      clearTimeout(timer);
      return work().then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
    };
    const settled = await locks
      .request(`refresh-${variant}`, { signal: impatience.signal }, turn)
      .catch(() => null);
    clearTimeout(timer);
    return settled === null ? work() : settled();
  },
});
