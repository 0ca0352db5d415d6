import { PERMISSIONS, type Permission } from '../permission/permissions.ts';

/** A right that a dealer's administrator can give or take. */
export interface GivableRight {
  readonly right: Permission;
  /** The kind of the stored right (spec §6). */
  readonly kind: 'role' | 'flag';
  readonly name: string;
  readonly opens: string;
  /** A right required for this one; null if none is. */
  readonly needs: Permission | null;
}

const role = (
  right: Permission,
  name: string,
  opens: string,
  needs: Permission | null = null,
): GivableRight => ({ right, kind: 'role', name, opens, needs });
const flag = (right: Permission, name: string, opens: string): GivableRight => ({
  ...role(right, name, opens),
  kind: 'flag',
});

/**
 * Every right that a dealer's administrator can give or take, in form order. Rights of the provider's staff and the link
 * to the provider's own portal are excluded.
 */
export const GIVABLE_RIGHTS: readonly GivableRight[] = [
  role('noActionRead', 'Tests', 'See what is on test'),
  role('noActionEdit', 'Place on test', 'Place systems on test and take them off', 'noActionRead'),
  role('contactsRead', 'Contacts', 'See call lists'),
  role('contactsEdit', 'Change contacts', 'Change call lists', 'contactsRead'),
  role('zonesRead', 'Zones', 'See zones'),
  role('zonesEdit', 'Change zones', 'Define and change zones', 'zonesRead'),
  role('sitePasscodeRead', 'Passcodes', 'See who has a code, and show the code'),
  role('sitePasscodeEdit', 'Change passcodes', 'Set and delete codes', 'sitePasscodeRead'),
  role('scheduleRead', 'Schedules', 'See opening hours'),
  role('scheduleEdit', 'Change schedules', 'Change opening hours', 'scheduleRead'),
  role('siteEdit', 'Change accounts', 'Change details, devices, notes and documents of accounts'),
  role('reportRead', 'Reports', 'Completed reports'),
  role('billingRead', 'Billing', 'Invoices and payments'),
  flag('allowCreateAccountFlag', 'New accounts', 'Create new accounts'),
  flag('ansServiceBlockFlag', 'Answering service', 'Messages, on call and hours'),
  role(
    'ansServiceEdit',
    'Change answering service',
    'Handle messages; change rules, on-call lists and business hours',
    'ansServiceBlockFlag',
  ),
  flag('formsFlag', 'Forms', 'Download forms'),
  flag('allowViewCertificate', 'Certificates', 'Print alarm certificates'),
  flag('xtAdmin', 'Administrator', 'Manage this page, its users and branding'),
];

/** Returns true if an administrator can give or take the right. */
export const isGivable = (right: string): boolean =>
  GIVABLE_RIGHTS.some((known) => known.right === right);

/** Returns `role` or `flag`, the kind under which a right is stored. Rights that administrators cannot give are stored as `flag`. */
export const kindOfGiven = (right: string): GivableRight['kind'] =>
  GIVABLE_RIGHTS.find((known) => known.right === right)?.kind ?? 'flag';

/** The right to administer a dealer's group (domain guide 2). */
export const ADMIN_RIGHT = PERMISSIONS.xtAdmin;

/** Returns the display names of rights, in form order. */
export const rightsText = (rights: readonly string[]): string =>
  GIVABLE_RIGHTS.filter(({ right }) => rights.includes(right))
    .map(({ name }) => name)
    .join(', ') || 'none';

/**
 * Returns the rights after one right is given or taken. Giving a right also adds the right that it requires; taking a
 * right also removes the rights that require it.
 */
export const withRight = (
  rights: readonly string[],
  right: Permission,
  given: boolean,
): readonly string[] => {
  const moved = new Set(rights);
  for (const known of GIVABLE_RIGHTS) {
    if (known.right === right && known.needs !== null && given) moved.add(known.needs);
    if (known.needs === right && !given) moved.delete(known.right);
  }
  if (given) moved.add(right);
  else moved.delete(right);
  return GIVABLE_RIGHTS.map((known): string => known.right)
    .concat(rights.filter((one) => !isGivable(one)))
    .filter((one) => moved.has(one));
};
