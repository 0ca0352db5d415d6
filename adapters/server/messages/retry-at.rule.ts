const FIRST_MS = 5000;
const LONGEST_MS = 10 * 60000;

/** Tries before a message is given up: a little over an hour, long after every code in it has expired. */
export const MOST_ATTEMPTS = 13;

/** When to try a message again after its n-th failed try, doubling up to ten minutes; null = give up. */
export const retryAt = (attempt: number, now: number): number | null =>
  attempt >= MOST_ATTEMPTS ? null : now + Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
