import type { RefreshLock } from '#core/session/session-marker.port.ts';
import type { Variant } from '#core/session/user.schema.ts';

const PATIENCE = 5000;

/**
 * Lets only one tab of this origin at a time refresh the token, using the Web Locks API. Without the API, or after waiting
 * 5 s for the lock, the refresh runs anyway, because the server tolerates parallel refreshes (SECURITY.md §2.2).
 */
export const locksRefreshLock = (
  variant: Variant,
  locks: LockManager | undefined,
  patience: number = PATIENCE,
): RefreshLock => ({
  run: async (work) => {
    if (locks === undefined) return work();
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), patience);
    // Returns an error of `work` as a function that throws the error later, so that the lock request rejects only when
    // waiting for the lock fails.
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
