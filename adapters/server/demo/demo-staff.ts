import { PERMISSIONS, STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { castOf, type DemoPerson } from './demo-person.ts';

/** Rights of staff who help users by phone. */
const SUPPORTING = [
  STAFF_RIGHTS.support,
  STAFF_RIGHTS.impersonate,
  STAFF_RIGHTS.actAs,
  PERMISSIONS.reportRead,
];

const staff = castOf({ application: 1 });

/** The provider's staff, from a user with every right to one who manages only news and the banner (domain guide 9.3). */
export const DEMO_STAFF: readonly DemoPerson[] = [
  staff(101, 'staff.admin', 'Marcus Hale', {
    mfaRequired: true,
    permissions: [...Object.values(STAFF_RIGHTS), PERMISSIONS.reportRead],
    listing: { who: 'Staff, every right', shows: 'Staff home; code by email' },
  }),
  staff(102, 'staff.limited', 'Elena Rossi', {
    permissions: [STAFF_RIGHTS.news, STAFF_RIGHTS.banner, PERMISSIONS.reportRead],
    listing: { who: 'Staff, cannot impersonate', shows: 'Fewer rights; no code' },
  }),
  staff(103, 'priya.nair', 'Priya Nair', { permissions: SUPPORTING }),
  staff(104, 'tom.becker', 'Tom Becker', { permissions: SUPPORTING }),
];
