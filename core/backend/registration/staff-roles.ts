import { PERMISSIONS } from '../../permission/permissions.ts';
import { STAFF_RIGHTS } from '../../permission/staff-rights.ts';

/** Rights of the first staff account: everything staff can hold (spec §6). */
export const STAFF_ROLES: readonly string[] = [
  ...Object.values(STAFF_RIGHTS),
  PERMISSIONS.reportRead,
];
