import { MESSAGES } from '../../kernel/messages.ts';
import { refusalOf } from '../refusal.ts';

/** The link is not one of the portal's, or it is incomplete. */
export const LINK_INVALID = refusalOf(
  'invalid',
  'linkInvalid',
  'This link is not valid. Please open the whole link of the newest message.',
);

/** A genuine link that has expired or was replaced by a newer one. */
export const LINK_EXPIRED = refusalOf(
  'expired',
  'linkExpired',
  'This link has expired. Please ask for a new one.',
);

/** The link was already used. Only its holder sees this (SECURITY.md T4). */
export const ALREADY_REGISTERED = refusalOf(
  'conflict',
  'alreadyRegistered',
  MESSAGES.alreadyRegistered,
);

/** The same refusal for an unknown number and a wrong passcode (SECURITY.md §2.4). */
export const ACCOUNT_NOT_PROVEN = refusalOf(
  'unacceptable',
  'accountNotProven',
  'The account number or the account passcode is not correct.',
);
