import { demoId } from './demo-id.ts';
import { ORDINARY, type DemoPerson } from './demo-person.ts';
import { EVERY_CUSTOMER_RIGHT } from './demo-permissions.ts';

const customer = { ...ORDINARY, application: 3, permissions: EVERY_CUSTOMER_RIGHT } as const;
const link = (xmit: string, isFavorite = false) => ({ xmit, isFavorite });

/** The end customers (domain guide 9.3). Frank Osei is invited and has no password yet. */
export const DEMO_CUSTOMERS: readonly DemoPerson[] = [
  {
    ...customer,
    id: demoId(301),
    username: 'owner@example.com',
    name: 'Carla Benson',
    email: 'owner@example.com',
    mfaRequired: true,
    links: [link('HP1412', true), link('HP1415'), link('HP1433'), link('HP1450'), link('HP1462')],
    listing: { who: 'Customer with five sites', shows: 'Site summaries; code by e-mail' },
  },
  {
    ...customer,
    id: demoId(302),
    username: 'limited@example.com',
    name: 'Luis Romero',
    email: 'limited@example.com',
    permissions: ['contactsRead', 'contactsEdit', 'zonesRead', 'zonesEdit'],
    links: [link('HP1527', true)],
    listing: { who: 'Customer, contacts and zones only', shows: 'Fewer rights; no code' },
  },
  {
    ...customer,
    id: demoId(303),
    username: 'newcomer@example.com',
    name: 'Yuki Tanaka',
    email: 'newcomer@example.com',
    listing: {
      who: 'Customer without a site yet',
      shows: 'Empty states; account HP1999 with passcode MOORING7 is free to add',
    },
  },
  {
    ...customer,
    id: demoId(304),
    username: 'invited@example.com',
    name: 'Frank Osei',
    email: 'invited@example.com',
    links: [link('HP1935')],
    registered: false,
    listing: {
      who: 'Invited, not registered',
      shows: 'Registration; a valid and an expired link are in the outbox',
    },
    termsAccepted: false,
    privacyAccepted: false,
  },
  {
    ...customer,
    id: demoId(305),
    username: 'derek.moss@example.com',
    name: 'Derek Moss',
    email: 'derek.moss@example.com',
    links: [link('HP1688', true)],
  },
  {
    ...customer,
    id: demoId(306),
    username: 'bea.lindqvist@example.com',
    name: 'Bea Lindqvist',
    email: 'bea.lindqvist@example.com',
    links: [link('HP1744', true)],
  },
  {
    ...customer,
    id: demoId(307),
    username: 'nina.volkov@example.com',
    name: 'Nina Volkov',
    email: 'nina.volkov@example.com',
    privacyAccepted: false,
    links: [link('HP1802', true)],
  },
  {
    ...customer,
    id: demoId(308),
    username: 'edith.crane@example.com',
    name: 'Edith Crane',
    email: 'edith.crane@example.com',
    phone: '207-555-0160',
    links: [link('HP1611', true)],
  },
];
