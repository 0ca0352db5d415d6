import type { Failure } from '../kernel/result.ts';
import { explain } from '../kernel/explain.rule.ts';
import { MESSAGES } from '../kernel/messages.ts';
import { explainCodeRequest } from '../login/explain-code-request.rule.ts';

/** The next code may be asked for at `nextAt` (ms). */
export interface RecoveryCodeSent {
  readonly nextAt: number;
}

/** Which of the two calls failed; `nextAt` is null where another try may follow at once. */
export type RecoveryNotStarted =
  | { readonly kind: 'notOpened'; readonly failure: Failure }
  | { readonly kind: 'notSent'; readonly failure: Failure; readonly nextAt: number | null };

/** The words for a customer's recovery that did not start or a code that did not go out (spec §8 "Code request"). */
export const explainNotStarted = (why: RecoveryNotStarted): string | null =>
  why.kind === 'notOpened'
    ? explain(why.failure, MESSAGES.validateEmail)
    : explainCodeRequest({ kind: 'failed', failure: why.failure, nextAt: why.nextAt });

/** The server has given this recovery up, or never knew it: it begins anew. */
export const isRecoveryOver = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 409;

/** A reset without a clear answer may have been done; when its repeat finds no recovery any more, that is the likelier reason. */
export const mayBeReset = (failure: Failure): boolean =>
  failure.kind === 'timedOut' || failure.kind === 'unreachable' || failure.kind === 'unreadable';

/** How a forgotten username that was not sent is told. */
export interface UsernameRefusal {
  readonly title: string;
  /** The dealer number field is needed from now on. */
  readonly asksNumber: boolean;
}

/** The title over the words (spec §8): a 409 asks for the dealer number first, and points to support when the number given does not settle it. */
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
