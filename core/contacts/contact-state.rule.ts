import type { ContactDays, ContactName } from './contact.ts';

/** State of a contact on a given day (domain guide 10). */
export type ContactState = 'Active' | 'On vacation' | 'Suspended' | 'Not yet' | 'Expired';

const hasBegun = (from: string | null, today: string): boolean => from === null || from <= today;
const isOver = (until: string | null, today: string): boolean => until !== null && until < today;

/** Returns true if the contact is on vacation on this day. A missing start or end means an open-ended vacation. */
const isAway = (
  { unavailableFrom: from, unavailableTo: to }: ContactDays,
  today: string,
): boolean => (from !== null || to !== null) && hasBegun(from, today) && !isOver(to, today);

/**
 * Returns the state of a contact on a day at the site, such as `2026-03-08`. Permanent states take precedence over
 * temporary states (domain guide 6.2, 10).
 */
export const contactState = (contact: ContactDays, today: string): ContactState => {
  if (isOver(contact.expires, today)) return 'Expired';
  if (!hasBegun(contact.effective, today)) return 'Not yet';
  if (contact.suspended) return 'Suspended';
  return isAway(contact, today) ? 'On vacation' : 'Active';
};

/** Returns the display name of a contact: the person's name, otherwise the company's name. */
export const contactName = ({ firstName, lastName, company }: ContactName): string => {
  const person = [firstName, lastName].filter((name) => name !== null).join(' ');
  return person === '' ? (company ?? '') : person;
};
