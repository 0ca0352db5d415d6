import { DURATIONS } from '../kernel/limits.ts';
import { type ApiRequest, isSafe } from './api-request.ts';

/** How long a request may take once it is sent, and how often it may be tried. */
export interface Budget {
  /** Milliseconds: of each try for a read, of the whole for a write. */
  readonly limit: number;
  readonly tries: number;
  /** A try that ran out of time is repeated too: the server answers the repeat as it answered the first. */
  readonly afterSilence?: true;
}

const MAX_READ_TRIES = 3;

/** The time limit and the tries of a request, by what its operation declares on the wire (gating README "Meanings"). */
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
