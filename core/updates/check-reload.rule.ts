/**
 * The period in which page reloads are counted, in milliseconds. `RELOADS` is the maximum number of reloads in that period
 * (SECURITY.md §3).
 */
export const RELOAD_WINDOW = 60000;
export const RELOADS = 2;

/** The result of a reload check: whether the page may reload itself, and the reload times to store. */
export interface ReloadVerdict {
  readonly allowed: boolean;
  readonly times: readonly number[];
}

/**
 * Prevents a page that cannot start from reloading forever, by allowing at most two reloads a minute. Times in the future,
 * caused by a clock that was set back, count as now.
 */
export const checkReload = (times: readonly number[], now: number): ReloadVerdict => {
  const recent = times.map((at) => Math.min(at, now)).filter((at) => now - at < RELOAD_WINDOW);
  return recent.length < RELOADS
    ? { allowed: true, times: [...recent, now] }
    : { allowed: false, times: recent };
};
