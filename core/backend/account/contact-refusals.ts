import { refusalOf } from '../refusal.ts';

/**
 * The refusal of an e-mail address that belongs to another account. Only the person who received the code at that address
 * sees this refusal, so nobody else learns that the address belongs to a customer.
 */
export const EMAIL_TAKEN = refusalOf(
  'unacceptable',
  'emailTaken',
  'This email address belongs to another account.',
);
