import { type Permission, PERMISSIONS, STAFF_RIGHTS } from '../permission/permissions.ts';

/** Every right of staff that can be given and taken, with its name and what it opens, in the order of the form. */
export const GIVABLE_RIGHTS: readonly {
  readonly right: Permission;
  readonly name: string;
  readonly opens: string;
}[] = [
  {
    right: STAFF_RIGHTS.support,
    name: 'Help users',
    opens: 'Login steps, waits, sessions and links in Support; reports of bugs and feedback',
  },
  {
    right: STAFF_RIGHTS.impersonate,
    name: 'View as a user',
    opens: 'See the portal as a dealer or customer, look only',
  },
  {
    right: STAFF_RIGHTS.actAs,
    name: 'Act for a user',
    opens: 'Change things while viewing as a user; needs View as a user',
  },
  { right: STAFF_RIGHTS.news, name: 'News', opens: 'News setup' },
  { right: STAFF_RIGHTS.banner, name: 'Banner', opens: 'Banner Settings' },
  { right: STAFF_RIGHTS.marketing, name: 'Marketing', opens: 'Campaigns for dealers' },
  { right: STAFF_RIGHTS.policy, name: 'Privacy policy', opens: 'Publish a new privacy policy' },
  { right: STAFF_RIGHTS.audit, name: 'Audit', opens: 'Read and export the record' },
  { right: PERMISSIONS.reportRead, name: 'Reports', opens: 'Reports of the installation' },
  {
    right: STAFF_RIGHTS.staffAdmin,
    name: 'Staff rights',
    opens: 'Give and take the rights of staff, and help them sign in',
  },
];
