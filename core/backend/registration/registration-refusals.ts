import { MESSAGES } from '../../kernel/messages.ts';
import { err } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';

/** No link of ours, or not a whole one. */
export const LINK_INVALID = err<Refusal>({
  kind: 'invalid',
  message: 'This link is not valid. Please open the whole link of the newest message.',
  code: 'linkInvalid',
});

/** A genuine link whose time is over, or that a newer one replaced. */
export const LINK_EXPIRED = err<Refusal>({
  kind: 'expired',
  message: 'This link has expired. Please ask for a new one.',
  code: 'linkExpired',
});

/** The link did its work before: only whoever holds it is told (SECURITY.md T4). */
export const ALREADY_REGISTERED = err<Refusal>({
  kind: 'conflict',
  message: MESSAGES.alreadyRegistered,
  code: 'alreadyRegistered',
});

/** The same for an unknown number and a wrong passcode (SECURITY.md §2.4). */
export const ACCOUNT_NOT_PROVEN = err<Refusal>({
  kind: 'unacceptable',
  message: 'The account number or the account passcode is not correct.',
  code: 'accountNotProven',
});
