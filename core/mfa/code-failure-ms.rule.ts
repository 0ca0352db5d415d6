import { DURATIONS } from '../kernel/limits.ts';
import type { Failure } from '../kernel/result.ts';

/** How long the words of a refused code stay, in ms (spec §8): longer on 401 and on too many attempts. */
export const codeFailureMs = (failure: Failure): number =>
  failure.kind === 'rateLimited' || (failure.kind === 'refused' && failure.status === 401)
    ? DURATIONS.toastLong
    : DURATIONS.toastShort;
