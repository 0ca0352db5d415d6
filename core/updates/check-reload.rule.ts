/** How far back reloads count, in milliseconds, and how many may happen in that time (SECURITY.md §3). */
export const RELOAD_WINDOW = 60000;
export const RELOADS = 2;

/** Whether the page may load itself anew, and the times to remember when it does. */
export interface ReloadVerdict {
  readonly allowed: boolean;
  readonly times: readonly number[];
}

/**
 * Keeps a page that cannot start from loading itself for ever: at most two times a minute. Times that lie ahead come
 * from a clock that was set back and count as just now.
 */
export const checkReload = (times: readonly number[], now: number): ReloadVerdict => {
  const recent = times.map((at) => Math.min(at, now)).filter((at) => now - at < RELOAD_WINDOW);
  return recent.length < RELOADS
    ? { allowed: true, times: [...recent, now] }
    : { allowed: false, times: recent };
};
