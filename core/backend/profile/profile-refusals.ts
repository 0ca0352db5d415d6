import { err } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';

/** The act needs a fresh check first; the client asks for the password and repeats it. */
export const CHECK_NEEDED = err<Refusal>({
  kind: 'conflict',
  message: 'Please confirm your password first.',
  code: 'checkNeeded',
});

/** The value is the person's contact already. */
export const CONTACT_UNCHANGED = err<Refusal>({
  kind: 'unacceptable',
  message: 'This is your contact already.',
  code: 'contactUnchanged',
});

/** Said only to whoever received the code at that very address, so that nobody else learns who is a customer. */
export const EMAIL_TAKEN = err<Refusal>({
  kind: 'unacceptable',
  message: 'This email address belongs to another account.',
  code: 'emailTaken',
});

/** The last way to reach the person stays. */
export const LAST_CONTACT = err<Refusal>({
  kind: 'conflict',
  message: 'This is the only contact of your account. Add an email address first.',
  code: 'lastContact',
});
