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

/** Checks whether the server has ended the recovery or does not know it. The recovery must then restart from the first step. */
export const isRecoveryOver = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

/** Checks whether a password reset without a clear response may have succeeded. */
export const mayBeReset = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable' || failure.kind === 'unreadable';

/** How the page shows a refused request for a forgotten username. */
export interface UsernameRefusal {
  readonly title: string;
  /** True if the field for the dealer number is now required. */
  readonly asksNumber: boolean;
}

/**
 * Returns the title for a refused request, and whether the dealer number is required (spec §8). After a 409 the number is
 * required; if the number does not help, the title refers to support.
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
