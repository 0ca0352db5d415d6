import type { Failure } from '../kernel/result.ts';
import { explain } from '../kernel/explain.rule.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { explainCodeRequest } from '../login/explain-code-request.rule.ts';

/** A code was sent. The next may be requested at `nextAt` (ms). */
export interface RecoveryCodeSent {
  readonly nextAt: number;
}

/** The call that failed. `nextAt` is null when the next attempt need not wait. */
export type RecoveryNotStarted =
  | { readonly kind: 'notOpened'; readonly failure: Failure }
  | { readonly kind: 'notSent'; readonly failure: Failure; readonly nextAt: number | null };

/** Returns the message for a customer's recovery that did not start, or a code that was not sent (spec §8 "Code request"). */
export const explainNotStarted = (why: RecoveryNotStarted): string | null =>
  why.kind === 'notOpened'
    ? explain(why.failure, MESSAGES.validateEmail)
    : explainCodeRequest({ kind: 'failed', failure: why.failure, nextAt: why.nextAt });

/** Checks whether the server has ended this recovery or does not know it. It then restarts from the first step. */
export const isRecoveryOver = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

/** Checks whether a reset without a clear response may have succeeded. If its repeat finds no recovery, this is the likely reason. */
export const mayBeReset = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable' || failure.kind === 'unreadable';

/** How the refusal of a forgotten username is shown. */
export interface UsernameRefusal {
  readonly title: string;
  /** The dealer number field is required from now on. */
  readonly asksNumber: boolean;
}

/**
 * Returns the title for a refusal (spec §8): a 409 asks for the dealer number first, and refers to support if the given
 * number does not resolve it.
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
