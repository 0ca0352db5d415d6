import type { Failure } from '../kernel/result.ts';
import { explain } from '../kernel/explain.rule.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { explainCodeRequest } from '../login/explain-code-request.rule.ts';

/** The result after a code was sent. `nextAt` is the earliest time for another code, in ms. */
export interface RecoveryCodeSent {
  readonly nextAt: number;
}

/** Describes which call failed. `nextAt` is null when the next attempt need not wait. */
export type RecoveryNotStarted =
  | { readonly kind: 'notOpened'; readonly failure: Failure }
  | { readonly kind: 'notSent'; readonly failure: Failure; readonly nextAt: number | null };

/** Returns the message when a customer's recovery did not start, or when a code was not sent (spec §8 "Code request"). */
export const explainNotStarted = (why: RecoveryNotStarted): string | null =>
  why.kind === 'notOpened'
    ? explain(why.failure, MESSAGES.validateEmail)
    : explainCodeRequest({ kind: 'failed', failure: why.failure, nextAt: why.nextAt });

/** Checks whether the server has ended or does not know this recovery. The recovery then restarts from the first step. */
export const isRecoveryOver = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

/**
 * Checks whether a password reset without a clear response may have succeeded. If repeating the reset finds no recovery,
 * the first request probably succeeded.
 */
export const mayBeReset = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable' || failure.kind === 'unreadable';

/** How the page shows a refused request for a forgotten username. */
export interface UsernameRefusal {
  readonly title: string;
  /** True if the field for the dealer number is now required. */
  readonly asksNumber: boolean;
}

/**
 * Returns the title for a refused request (spec §8). A 409 first asks for the dealer number, and refers to support if that
 * number does not help.
 */
export const classifyUsernameRefusal = (
  failure: Failure,
  numberGiven: boolean,
): UsernameRefusal => {
  if (failure.kind !== 'refused' || failure.status !== 409)
    return { title: MESSAGES.errorTitle, asksNumber: false };
  const unsettled =
    failure.code === 'contactDealerSupport' || (failure.code === null && numberGiven);
  return {
    title: unsettled ? MESSAGES.contactDealerSupport : MESSAGES.dealerNumberRequired,
    asksNumber: true,
  };
};
