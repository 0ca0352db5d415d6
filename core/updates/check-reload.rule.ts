/**
 * The period in which reloads are counted, in milliseconds. The constant below it is the maximum number of reloads in that
 * period (SECURITY.md §3).
 */
export const RELOAD_WINDOW = 60000;
export const RELOADS = 2;

/** Whether the page may reload itself, and the times to remember if it does. */
export interface ReloadVerdict {
  readonly allowed: boolean;
  readonly times: readonly number[];
}

/**
 * Prevents a page that cannot start from reloading forever: at most two times a minute. Times in the future come from a
 * clock that was set back and count as just now.
 */
export const checkReload = (times: readonly number[], now: number): ReloadVerdict => {
  const recent = times.map((at) => Math.min(at, now)).filter((at) => now - at < RELOAD_WINDOW);
  return recent.length < RELOADS
    ? { allowed: true, times: [...recent, now] }
    : { allowed: false, times: recent };
};
