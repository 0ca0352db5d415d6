import { DURATIONS } from '../kernel/limits.ts';
import { type ApiRequest, isSafe } from './api-request.ts';

/** Time limit and maximum number of attempts of a request. */
export interface Budget {
  /** Time limit in milliseconds per attempt. */
  readonly limit: number;
  readonly tries: number;
  /** True if an attempt that timed out is repeated too, which is safe because the server answers a repeat like the first attempt. */
  readonly afterSilence?: true;
}

const MAX_READ_TRIES = 3;

/** Returns the time limit and the number of attempts of a request, as its operation declares (gating README "Meanings"). */
export const requestBudget = (
  request: Pick<
    ApiRequest,
    'method' | 'upload' | 'wantsFile' | 'unhurried' | 'repeatable' | 'patient'
  >,
): Budget => {
  const safe = isSafe(request.method);
  const tries = safe ? MAX_READ_TRIES : request.repeatable ? 2 : 1;
  if (request.upload !== undefined || request.wantsFile === true)
    return { limit: DURATIONS.transferBudget, tries };
  if (safe) return { limit: DURATIONS.readBudget, tries };
  if (request.unhurried) return { limit: DURATIONS.excludedWriteBudget, tries };
  return request.repeatable
    ? {
        limit: request.patient ? DURATIONS.repeatBudget : DURATIONS.writeBudget,
        tries,
        afterSilence: true,
      }
    : { limit: DURATIONS.writeBudget, tries };
};
