import { castOf, type DemoPerson } from './demo-person.ts';
import { EVERY_CUSTOMER_RIGHT } from './demo-permissions.ts';

const customer = castOf({ application: 3, permissions: EVERY_CUSTOMER_RIGHT });
const link = (xmit: string, isFavorite = false) => ({ xmit, isFavorite });

/** The end customers (domain guide 9.3). Frank Osei is invited but has no password yet. */
export const DEMO_CUSTOMERS: readonly DemoPerson[] = [
  customer(301, 'owner@example.com', 'Carla Benson', {
    mfaRequired: true,
    links: [link('HP1412', true), link('HP1415'), link('HP1433'), link('HP1450'), link('HP1462')],
    listing: { who: 'Customer with five sites', shows: 'Site summaries; code by email' },
  }),
  customer(302, 'limited@example.com', 'Luis Romero', {
    permissions: ['contactsRead', 'contactsEdit', 'zonesRead', 'zonesEdit'],
    links: [link('HP1527', true)],
    listing: { who: 'Customer, contacts and zones only', shows: 'Fewer rights; no code' },
  }),
  customer(303, 'newcomer@example.com', 'Yuki Tanaka', {
    listing: {
      who: 'Customer with no sites yet',
      shows: 'Empty states; account HP1999 with passcode MOORING7 is free to add',
    },
  }),
  customer(304, 'invited@example.com', 'Frank Osei', {
    links: [link('HP1935')],
    registered: false,
    listing: {
      who: 'Invited, not registered',
      shows: 'Registration; a valid and an expired link are in the outbox',
    },
    termsAccepted: false,
    privacyAccepted: false,
  }),
  customer(305, 'derek.moss@example.com', 'Derek Moss', { links: [link('HP1688', true)] }),
  customer(306, 'bea.lindqvist@example.com', 'Bea Lindqvist', { links: [link('HP1744', true)] }),
  customer(307, 'nina.volkov@example.com', 'Nina Volkov', {
    privacyAccepted: false,
    links: [link('HP1802', true)],
  }),
  customer(308, 'edith.crane@example.com', 'Edith Crane', {
    phone: '207-555-0160',
    links: [link('HP1611', true)],
  }),
];
