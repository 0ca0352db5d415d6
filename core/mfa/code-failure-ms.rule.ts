import { DURATIONS } from '../kernel/limits.ts';
import type { Failure } from '../kernel/result.ts';

/** Returns how long the message about a rejected code stays visible, in ms (spec §8). Status 401 and rate limiting get the longer time. */
export const codeFailureMs = (failure: Failure): number =>
  failure.kind === 'rateLimited' || (failure.kind === 'refused' && failure.status === 401)
    ? DURATIONS.toastLong
    : DURATIONS.toastShort;
