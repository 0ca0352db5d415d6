import type { Failure } from '../kernel/result.ts';
import { DURATIONS } from '../kernel/limits.ts';
import type { LoginRequirements } from '../session/session-view.schema.ts';

/** When the next code may be asked for after one went out or was limited, in ms; never sooner than 30 s (spec §4.1, SECURITY.md §2.4). */
export const cooldownUntil = (now: number, retryAfterSeconds: number | null): number =>
  now + Math.max(DURATIONS.resendCooldown, (retryAfterSeconds ?? 0) * 1000);

/** The same for the code the server sent on its own: what it says is left, so that a reload does not start the wait anew. */
export const cooldownOfFirstCode = (
  requirements: Pick<LoginRequirements, 'resendInSeconds'>,
  now: number,
): number => now + Math.max(0, requirements.resendInSeconds) * 1000;

/** The wait after a request that failed: the 429's, 30 s when the code may have gone out, none when it surely did not. */
export const cooldownAfterFailure = (failure: Failure, now: number): number | null => {
  if (failure.kind === 'rateLimited') return cooldownUntil(now, failure.retryAfterSeconds);
  return failure.kind === 'timedOut' ? cooldownUntil(now, null) : null;
};

/** Whole seconds until the next code may be asked for, rounded up; 0 = now. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));
