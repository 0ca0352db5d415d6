import { type Permission, PERMISSIONS, STAFF_RIGHTS } from '../../permission/permissions.ts';

/** What a customer may do who proved to know the account passcode: read and change the own sites' data (spec §6, domain guide 5.1). */
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

/** Rights of the first staff account: everything staff can hold (spec §6). */
export const STAFF_ROLES: readonly string[] = [
  ...Object.values(STAFF_RIGHTS),
  PERMISSIONS.reportRead,
];
