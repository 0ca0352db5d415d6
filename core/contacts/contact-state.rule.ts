import type { ContactDays, ContactName } from './contact.ts';

/** State of a contact (domain guide 10). */
export type ContactState = 'Active' | 'On vacation' | 'Suspended' | 'Not yet' | 'Expired';

const hasBegun = (from: string | null, today: string): boolean => from === null || from <= today;
const isOver = (until: string | null, today: string): boolean => until !== null && until < today;

/** Away on this day; a vacation with one end alone lasts from it, or until it. */
const isAway = (
  { unavailableFrom: from, unavailableTo: to }: ContactDays,
  today: string,
): boolean => (from !== null || to !== null) && hasBegun(from, today) && !isOver(to, today);

/** What a contact is on a day of the site, `2026-03-08`: what lasts for good is said before what passes (domain guide 6.2, 10). */
export const contactState = (contact: ContactDays, today: string): ContactState => {
  if (isOver(contact.expires, today)) return 'Expired';
  if (!hasBegun(contact.effective, today)) return 'Not yet';
  if (contact.suspended) return 'Suspended';
  return isAway(contact, today) ? 'On vacation' : 'Active';
};

/** By which name a contact is shown: the person's, else the company's. */
export const contactName = ({ firstName, lastName, company }: ContactName): string => {
  const person = [firstName, lastName].filter((name) => name !== null).join(' ');
  return person === '' ? (company ?? '') : person;
};
