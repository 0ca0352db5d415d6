import { KIND_RIGHTS } from './quality-kinds.ts';
import { PERMISSIONS } from '../permission/permissions.ts';

/**
 * Filters that need a separate permission. Without that permission, a person must not find accounts by the filtered data
 * (domain guide 5.1).
 */
export const FILTER_RIGHTS: Readonly<Record<string, string>> = {
  contact: PERMISSIONS.contactsRead,
  contactPhone: PERMISSIONS.contactsRead,
  zone: PERMISSIONS.zonesRead,
};

/** Returns the first permission that a query needs and the person does not have, or null. */
export const missingRight = (
  filters: Readonly<Record<string, string>>,
  held: readonly string[],
): string | null =>
  Object.entries(filters)
    .map(([name, value]) => (name === 'missing' ? KIND_RIGHTS[value] : FILTER_RIGHTS[name]))
    .find((right) => right !== undefined && !held.includes(right)) ?? null;
