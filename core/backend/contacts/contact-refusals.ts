import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import { err } from '../../kernel/result.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/** Nobody would be left to call (domain guide 6.2 "Checks"). */
export const LAST_CALLABLE = refusalOf(
  'unacceptable',
  'lastCallable',
  'This is the last contact that can be called. Add another one with a phone first.',
);

/** A code of a person takes the right to edit codes; the rest of a contact does not (domain guide 6.4 "Rights"). */
export const MAY_NOT_SET_PIN = err<Refusal>({
  kind: 'forbidden',
  message: 'You have no right to change codes of this site.',
});

/** The list is as long as it may be. */
export const LIST_FULL = refusalOf(
  'unacceptable',
  'tooManyContacts',
  `A site has at most ${CONTACT_LIMITS.contacts} contacts.`,
);

/** What was sent is not the order of who is on the list. */
export const NOT_THE_LIST = refusalOf(
  'unacceptable',
  'notTheList',
  'This order does not name everybody on the list once. Please load the list again.',
);
