import { refusalOf } from '../refusal.ts';

/**
 * The refusal for an e-mail address of another account. Only the person who received the code at that address sees it, so
 * nobody else learns who is a customer.
 */
export const EMAIL_TAKEN = refusalOf(
  'unacceptable',
  'emailTaken',
  'This email address belongs to another account.',
);
