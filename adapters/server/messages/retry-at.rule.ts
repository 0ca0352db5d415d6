const FIRST_MS = 5000;
const LONGEST_MS = 10 * 60000;

/** Attempts before a message is abandoned. They take a little over an hour, long after every code in it has expired. */
export const MOST_ATTEMPTS = 13;

/** Returns when to try a message again after its n-th failed attempt, with pauses that double up to ten minutes. Null abandons it. */
export const retryAt = (attempt: number, now: number): number | null =>
  attempt >= MOST_ATTEMPTS ? null : now + Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
