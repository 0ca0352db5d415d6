import { demoId } from './demo-id.ts';
import { ORDINARY, type DemoPerson } from './demo-person.ts';
import { EVERY_DEALER_RIGHT, READ_ROLES } from './demo-permissions.ts';

const dealer = { ...ORDINARY, application: 2 } as const;

/** Dealer people who give the demo world its depth and are not offered on the sign-in screen (domain guide 9.3). */
export const DEMO_OTHER_DEALERS: readonly DemoPerson[] = [
  {
    ...dealer,
    id: demoId(211),
    username: 'lee.park',
    name: 'Lee Park',
    email: 'lee.park@example.com',
    phone: '207-555-0150',
    siteGroups: [4471],
    permissions: ['noActionRead', 'noActionEdit'],
  },
  {
    ...dealer,
    id: demoId(212),
    username: 'noah.whitfield',
    name: 'Noah Whitfield',
    email: 'noah.whitfield@example.com',
    siteGroups: [4472],
    permissions: READ_ROLES,
  },
  {
    ...dealer,
    id: demoId(213),
    username: 'grace.kim',
    name: 'Grace Kim',
    email: 'grace.kim@example.com',
    siteGroups: [4472],
    permissions: ['billingRead'],
  },
  {
    ...dealer,
    id: demoId(214),
    username: 'omar.haddad',
    name: 'Omar Haddad',
    email: 'omar.haddad@example.com',
    siteGroups: [4473],
    permissions: EVERY_DEALER_RIGHT.filter((right) => right !== 'ansServiceBlockFlag'),
  },
  {
    ...dealer,
    id: demoId(215),
    username: 'ruth.adler',
    name: 'Ruth Adler',
    email: null,
    siteGroups: [4473],
    permissions: READ_ROLES,
  },
  {
    ...dealer,
    id: demoId(216),
    username: 'ivan.petrov',
    name: 'Ivan Petrov',
    email: 'ivan.petrov@example.com',
    phone: '207-555-0151',
    mfaRequired: true,
    siteGroups: [4473],
    permissions: READ_ROLES,
  },
  {
    ...dealer,
    id: demoId(217),
    username: 'sam.ortiz',
    name: 'Sam Ortiz',
    email: 'sam.ortiz@example.com',
    phone: '603-555-0110',
    siteGroups: [4490],
    permissions: [...READ_ROLES, 'ansServiceBlockFlag'],
  },
  {
    ...dealer,
    id: demoId(218),
    username: 'hana.mori',
    name: 'Hana Mori',
    email: 'hana.mori@example.com',
    siteGroups: [4495],
    permissions: EVERY_DEALER_RIGHT,
  },
];
