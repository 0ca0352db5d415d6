import { PERMISSIONS } from '../permission/permissions.ts';

/** Filters that look through data with a right of its own: whoever may not read it may not find accounts by it (domain guide 5.1). */
export const FILTER_RIGHTS: Readonly<Record<string, string>> = {
  contact: PERMISSIONS.contactsRead,
  contactPhone: PERMISSIONS.contactsRead,
  zone: PERMISSIONS.zonesRead,
};

/** The first right a query needs that is not held; null where it may be asked. */
export const missingRight = (
  filters: Readonly<Record<string, string>>,
  held: readonly string[],
): string | null =>
  Object.keys(filters)
    .map((name) => FILTER_RIGHTS[name])
    .find((right) => right !== undefined && !held.includes(right)) ?? null;
