import { PERMISSIONS, type Permission } from '#core/permission/permissions.ts';

/** Rights that are stored as account flags. All other rights are stored as roles (spec §6). */
const FLAGS: ReadonlySet<string> = new Set<Permission>([
  'allowCreateAccountFlag',
  'ansServiceBlockFlag',
  'xtAdmin',
  'formsFlag',
  'allowViewCertificate',
  'stagesDealerURLFlag',
]);

/** Returns whether a right is stored as a role or as a flag. */
export const kindOfRight = (name: string): 'role' | 'flag' => (FLAGS.has(name) ? 'flag' : 'role');

/** All rights that a dealer can hold. */
export const EVERY_DEALER_RIGHT: readonly string[] = Object.values(PERMISSIONS);

/** All roles that only read (domain guide 5.1: the read-only user). */
export const READ_ROLES: readonly string[] = EVERY_DEALER_RIGHT.filter((name) =>
  name.endsWith('Read'),
);

/** Roles that only dealers can hold. */
const DEALERS_ALONE: ReadonlySet<string> = new Set<Permission>([
  'reportRead',
  'billingRead',
  'siteEdit',
  'ansServiceEdit',
]);

/** All rights that a customer can hold. */
export const EVERY_CUSTOMER_RIGHT: readonly string[] = EVERY_DEALER_RIGHT.filter(
  (name) => name === 'allowViewCertificate' || (!FLAGS.has(name) && !DEALERS_ALONE.has(name)),
);
