import { PERMISSIONS, type Permission } from '#core/permission/permissions.ts';

/** Which rights are flags of the account; all others are roles (spec §6). */
const FLAGS: ReadonlySet<string> = new Set<Permission>([
  'allowCreateAccountFlag',
  'ansServiceBlockFlag',
  'xtAdmin',
  'formsFlag',
  'allowViewCertificate',
  'stagesDealerURLFlag',
]);

/** Under which kind a right is stored. */
export const kindOfRight = (name: string): 'role' | 'flag' => (FLAGS.has(name) ? 'flag' : 'role');

/** Everything a dealer can hold. */
export const EVERY_DEALER_RIGHT: readonly string[] = Object.values(PERMISSIONS);

/** All reading roles and nothing else (domain guide 5.1: the read-only user). */
export const READ_ROLES: readonly string[] = EVERY_DEALER_RIGHT.filter((name) =>
  name.endsWith('Read'),
);

/** Roles that say nothing to a customer, who changes the own account without a right. */
const DEALERS_ALONE: ReadonlySet<string> = new Set<Permission>([
  'reportRead',
  'billingRead',
  'siteEdit',
  'ansServiceEdit',
]);

/** Everything a customer can hold. */
export const EVERY_CUSTOMER_RIGHT: readonly string[] = EVERY_DEALER_RIGHT.filter(
  (name) => name === 'allowViewCertificate' || (!FLAGS.has(name) && !DEALERS_ALONE.has(name)),
);
