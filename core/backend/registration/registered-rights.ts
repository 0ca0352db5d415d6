import { type Permission, PERMISSIONS, STAFF_RIGHTS } from '../../permission/permissions.ts';

/** Rights of a customer who proved the account passcode: read and change data of the customer's own sites (spec §6, domain guide 5.1). */
export const REGISTERED_ROLES = [
  'noActionRead',
  'noActionEdit',
  'contactsRead',
  'contactsEdit',
  'zonesRead',
  'zonesEdit',
  'sitePasscodeRead',
  'sitePasscodeEdit',
  'scheduleRead',
  'scheduleEdit',
] as const satisfies readonly Permission[];

/** Rights of the first staff account: all staff rights (spec §6). */
export const STAFF_ROLES: readonly string[] = [
  ...Object.values(STAFF_RIGHTS),
  PERMISSIONS.reportRead,
];
