import type { ContactDays } from '../contacts/contact.ts';
import { contactState } from '../contacts/contact-state.rule.ts';
import { detectContact } from '../mfa/detect-contact.rule.ts';

/** The lowest authority level of a contact who may ask for a temporary schedule (domain guide 6.4 "Authority"). */
export const TEMPORARY_AUTHORITY = 2;

/** A contact on a site's own call list, with the contact's addresses and phone numbers. */
export interface ReachedContact extends ContactDays {
  readonly authority: number;
  /** E-mail addresses and phone numbers in any notation. */
  readonly ways: readonly string[];
}

const normal = (contact: string): string =>
  (detectContact(contact)?.value ?? contact).trim().toLowerCase();

/**
 * Returns the highest authority of the site's contacts that share a verified e-mail address or phone number with the
 * signed-in person, or 0. Suspended, expired and not yet effective contacts do not count; contacts on vacation do.
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

/**
 * Checks whether a person may enter temporary hours: with the edit permission, or as a customer whose contact has the
 * authority (domain guide 6.5 "Rights").
 */
export const mayAddTemporary = (who: {
  readonly mayEdit: boolean;
  readonly isCustomer: boolean;
  readonly authority: number;
}): boolean => who.mayEdit || (who.isCustomer && who.authority >= TEMPORARY_AUTHORITY);
