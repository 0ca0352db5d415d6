import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import { err } from '../../kernel/result.ts';
import { type Refusal, refusalOf } from '../refusal.ts';

/** The refusal of a change after which no contact could be called (domain guide 6.2 "Checks"). */
export const LAST_CALLABLE = refusalOf(
  'unacceptable',
  'lastCallable',
  'This is the last contact who can be called. First add another one with a phone.',
);

/** The refusal of setting a PIN without the right to edit codes (domain guide 6.4 "Rights"). */
export const MAY_NOT_SET_PIN = err<Refusal>({
  kind: 'forbidden',
  message: 'You don’t have the right to change this site’s codes.',
});

/** The refusal of adding a contact to a call list of maximum length. */
export const LIST_FULL = refusalOf(
  'unacceptable',
  'tooManyContacts',
  `A site can have at most ${CONTACT_LIMITS.contacts} contacts.`,
);

/** The refusal of a new sort order that does not contain exactly the contacts of the call list. */
export const NOT_THE_LIST = refusalOf(
  'unacceptable',
  'notTheList',
  'This order doesn’t match the current list. Please reload the list.',
);
