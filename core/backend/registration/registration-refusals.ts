import { MESSAGES } from '../../kernel/messages.ts';
import { refusalOf } from '../refusal.ts';

/** The refusal of a link that is incomplete or was not issued by the portal. */
export const LINK_INVALID = refusalOf(
  'invalid',
  'linkInvalid',
  'This link is not valid. Please open the full link from the newest message.',
);

/** The refusal of a genuine link that has expired or was replaced by a newer one. */
export const LINK_EXPIRED = refusalOf(
  'expired',
  'linkExpired',
  'This link has expired. Please request a new one.',
);

/** The refusal of a link that was already used. Only the holder of the link sees it (SECURITY.md T4). */
export const ALREADY_REGISTERED = refusalOf(
  'conflict',
  'alreadyRegistered',
  MESSAGES.alreadyRegistered,
);

/** The refusal of an unknown account number or a wrong passcode, without distinction (SECURITY.md §2.4). */
export const ACCOUNT_NOT_PROVEN = refusalOf(
  'unacceptable',
  'accountNotProven',
  'The account number or the account passcode is not correct.',
);
