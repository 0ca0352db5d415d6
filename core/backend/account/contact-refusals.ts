import { refusalOf } from '../refusal.ts';

/** Shown only to the person who received the code at that address, so that nobody else learns who is a customer. */
export const EMAIL_TAKEN = refusalOf(
  'unacceptable',
  'emailTaken',
  'This email address belongs to another account.',
);
