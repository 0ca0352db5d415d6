import { MESSAGES } from '../../kernel/messages.ts';
import { refusalOf } from '../refusal.ts';

/** No link of ours, or not a whole one. */
export const LINK_INVALID = refusalOf(
  'invalid',
  'linkInvalid',
  'This link is not valid. Please open the whole link of the newest message.',
);

/** A genuine link whose time is over, or that a newer one replaced. */
export const LINK_EXPIRED = refusalOf(
  'expired',
  'linkExpired',
  'This link has expired. Please ask for a new one.',
);

/** The link did its work before: only whoever holds it is told (SECURITY.md T4). */
export const ALREADY_REGISTERED = refusalOf(
  'conflict',
  'alreadyRegistered',
  MESSAGES.alreadyRegistered,
);

/** The same for an unknown number and a wrong passcode (SECURITY.md §2.4). */
export const ACCOUNT_NOT_PROVEN = refusalOf(
  'unacceptable',
  'accountNotProven',
  'The account number or the account passcode is not correct.',
);
