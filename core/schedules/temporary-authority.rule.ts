import type { ContactDays } from '../contacts/contact.ts';
import { contactState } from '../contacts/contact-state.rule.ts';
import { detectContact } from '../mfa/detect-contact.rule.ts';

/** From this level on a contact may ask for a temporary schedule (domain guide 6.4 "Authority"). */
export const TEMPORARY_AUTHORITY = 2;

/** A contact of a site's own call list with the ways to reach them. */
export interface ReachedContact extends ContactDays {
  readonly authority: number;
  /** E-mail addresses and phone numbers, however they were written. */
  readonly ways: readonly string[];
}

const normal = (contact: string): string =>
  (detectContact(contact)?.value ?? contact).trim().toLowerCase();

/**
 * The authority of whoever signs in: the highest of the contacts of the site that one of the login's own proven ways of
 * contact reaches, by the same e-mail address or phone number. Who is suspended, expired or not effective yet on the day of the site has none;
 * who is on vacation keeps theirs. 0 is nobody on the list.
 */
export const loginAuthority = (
  contacts: readonly ReachedContact[],
  login: readonly string[],
  today: string,
): number => {
  const own = new Set(login.map(normal));
  const found = contacts
    .filter((contact) => ['Active', 'On vacation'].includes(contactState(contact, today)))
    .filter(({ ways }) => ways.some((contact) => own.has(normal(contact))));
  return Math.max(0, ...found.map(({ authority }) => authority));
};

/** Who may enter temporary hours: whoever may edit schedules, and customers whose contact has the authority (domain guide 6.5 "Rights"). */
export const mayAddTemporary = (who: {
  readonly mayEdit: boolean;
  readonly isCustomer: boolean;
  readonly authority: number;
}): boolean => who.mayEdit || (who.isCustomer && who.authority >= TEMPORARY_AUTHORITY);
