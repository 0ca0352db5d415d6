import { PERMISSIONS, STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { demoId } from './demo-id.ts';
import { ORDINARY, type DemoPerson } from './demo-person.ts';

/** Those who help on the phone. */
const SUPPORTING = [
  STAFF_RIGHTS.support,
  STAFF_RIGHTS.impersonate,
  STAFF_RIGHTS.actAs,
  PERMISSIONS.reportRead,
];

const staff = { ...ORDINARY, application: 1 } as const;

/** The provider's own people, from every right to news and banner alone (domain guide 9.3). */
export const DEMO_STAFF: readonly DemoPerson[] = [
  {
    ...staff,
    id: demoId(101),
    username: 'staff.admin',
    name: 'Marcus Hale',
    email: 'staff.admin@example.com',
    mfaRequired: true,
    permissions: [...Object.values(STAFF_RIGHTS), PERMISSIONS.reportRead],
    listing: { who: 'Staff, every right', shows: 'Staff home; code by e-mail' },
  },
  {
    ...staff,
    id: demoId(102),
    username: 'staff.limited',
    name: 'Elena Rossi',
    email: 'staff.limited@example.com',
    permissions: [STAFF_RIGHTS.news, STAFF_RIGHTS.banner, PERMISSIONS.reportRead],
    listing: { who: 'Staff, cannot impersonate', shows: 'Fewer rights; no code' },
  },
  {
    ...staff,
    id: demoId(103),
    username: 'priya.nair',
    name: 'Priya Nair',
    email: 'priya.nair@example.com',
    permissions: SUPPORTING,
  },
  {
    ...staff,
    id: demoId(104),
    username: 'tom.becker',
    name: 'Tom Becker',
    email: 'tom.becker@example.com',
    permissions: SUPPORTING,
  },
];
