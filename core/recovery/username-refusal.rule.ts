import type { Failure } from '../kernel/failure.ts';
import { MESSAGES } from '../kernel/messages.ts';

/** How a forgotten username that was not sent is told. */
export interface UsernameRefusal {
  readonly title: string;
  /** The dealer number field is needed from now on. */
  readonly asksNumber: boolean;
}

/** The title over the words (spec §8): a 409 asks for the dealer number first, and points to support when the number given does not settle it. */
export const judgeUsernameRefusal = (failure: Failure, numberGiven: boolean): UsernameRefusal => {
  if (failure.kind !== 'refused' || failure.status !== 409)
    return { title: MESSAGES.errorTitle, asksNumber: false };
  const unsettled =
    failure.code === 'contactDealerSupport' || (failure.code === null && numberGiven);
  return {
    title: unsettled ? MESSAGES.contactDealerSupport : MESSAGES.dealerNumberRequired,
    asksNumber: true,
  };
};
