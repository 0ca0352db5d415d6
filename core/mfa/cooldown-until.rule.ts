import type { Failure } from '../kernel/result.ts';
import { DURATIONS } from '../kernel/limits.ts';
import type { LoginRequirements } from '../session/session-view.schema.ts';

/**
 * Returns the earliest time for the next code request, in ms, after a code was sent or a request was rate-limited. The
 * wait is at least 30 s (spec §4.1, SECURITY.md §2.4).
 */
export const cooldownUntil = (now: number, retryAfterSeconds: number | null): number =>
  now + Math.max(DURATIONS.resendCooldown, (retryAfterSeconds ?? 0) * 1000);

/**
 * Returns the earliest time for requesting another code after the server sent the first one. Uses the remaining seconds
 * from the server, so that a reload does not restart the wait.
 */
export const cooldownOfFirstCode = (
  requirements: Pick<LoginRequirements, 'resendInSeconds'>,
  now: number,
): number => now + Math.max(0, requirements.resendInSeconds) * 1000;

/**
 * Returns when a new code may be requested after a failed request: after the wait given in a 429 response, or after 30 s
 * on a timeout. Null when there is no wait.
 */
export const cooldownAfterFailure = (failure: Failure, now: number): number | null => {
  if (failure.kind === 'rateLimited') return cooldownUntil(now, failure.retryAfterSeconds);
  return failure.kind === 'timedOut' ? cooldownUntil(now, null) : null;
};

/** Returns the whole seconds until the next code may be requested, rounded up. 0 means now. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
