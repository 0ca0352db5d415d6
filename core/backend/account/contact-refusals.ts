import { refusalOf } from '../refusal.ts';

/** Said only to whoever received the code at that very address, so that nobody else learns who is a customer. */
export const EMAIL_TAKEN = refusalOf(
  'unacceptable',
  'emailTaken',
  'This email address belongs to another account.',
);
