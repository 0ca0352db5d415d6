const FIRST_MS = 5000;
const LONGEST_MS = 10 * 60000;

/** Number of attempts before a message is abandoned, which together take a little over an hour. */
export const MOST_ATTEMPTS = 13;

/** Returns when to retry after a failed attempt, or null to abandon the message. The pause doubles each time, to at most ten minutes. */
export const retryAt = (attempt: number, now: number): number | null =>
  attempt >= MOST_ATTEMPTS ? null : now + Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
