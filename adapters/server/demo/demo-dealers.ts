import { castOf, type DemoPerson } from './demo-person.ts';
import { EVERY_DEALER_RIGHT, READ_ROLES } from './demo-permissions.ts';

const without = (...names: readonly string[]): readonly string[] =>
  EVERY_DEALER_RIGHT.filter((right) => !names.includes(right));

const dealer = castOf({
  application: 2,
  siteGroups: [4471],
  permissions: without('xtAdmin'),
});

/**
 * Dealer users (domain guide 9.3). The sign-in screen offers the first few, each of whom demonstrates one thing (README
 * beside this file).
 */
export const DEMO_DEALERS: readonly DemoPerson[] = [
  dealer(201, 'dealer.admin', 'Dana Reyes', {
    phone: '207-555-0142',
    mfaRequired: true,
    siteGroups: [4471, 4490],
    permissions: EVERY_DEALER_RIGHT,
    listing: { who: 'Dealer admin, two site groups', shows: 'Code by text message or email' },
  }),
  dealer(202, 'dealer.limited', 'Ana Duarte', {
    permissions: without('billingRead', 'xtAdmin', 'allowCreateAccountFlag'),
    listing: { who: 'Dealer, fewer rights', shows: 'Hidden entries; no code' },
  }),
  dealer(203, 'dealer.classic', 'Walt Greene', {
    beta: false,
    siteGroups: [4480],
    listing: { who: 'Dealer, not beta', shows: 'Hand-over to the classic portal' },
  }),
  dealer(204, 'dealer.steps', 'Pete Lang', {
    email: null,
    mfaRequired: true,
    usernameReset: true,
    securityQuestions: true,
    passwordReset: true,
    termsAccepted: false,
    privacyAccepted: false,
    listing: { who: 'Dealer, everything pending', shows: 'Every sign-in step in order' },
  }),
  dealer(205, '4471dealer', 'Joy Okafor', {
    usernameReset: true,
    listing: { who: 'Dealer number in the username', shows: 'Username reset only' },
  }),
  dealer(206, 'dealer.sso', 'Mia Torres', {
    listing: {
      who: 'Dealer, single sign-on',
      shows: 'Continue With Single Sign-On, team domain harbor, then Mia Torres',
    },
  }),
  dealer(207, 'front.desk', 'Ines Falk', {
    permissions: without('xtAdmin', 'billingRead'),
    listing: { who: 'Dealer of group 4471', shows: 'Shares a contact with front.office' },
  }),
  dealer(208, 'front.office', 'Hugh Barlow', {
    email: 'front.desk@example.com',
    beta: false,
    siteGroups: [4480],
    permissions: without('xtAdmin', 'billingRead'),
    listing: { who: 'Dealer of group 4480, not beta', shows: 'Shares a contact with front.desk' },
  }),
  dealer(211, 'lee.park', 'Lee Park', {
    phone: '207-555-0150',
    permissions: ['noActionRead', 'noActionEdit'],
  }),
  dealer(212, 'noah.whitfield', 'Noah Whitfield', { siteGroups: [4472], permissions: READ_ROLES }),
  dealer(213, 'grace.kim', 'Grace Kim', { siteGroups: [4472], permissions: ['billingRead'] }),
  dealer(214, 'omar.haddad', 'Omar Haddad', {
    siteGroups: [4473],
    permissions: without('ansServiceBlockFlag'),
  }),
  dealer(215, 'ruth.adler', 'Ruth Adler', {
    email: null,
    siteGroups: [4473],
    permissions: READ_ROLES,
  }),
  dealer(216, 'ivan.petrov', 'Ivan Petrov', {
    phone: '207-555-0151',
    mfaRequired: true,
    siteGroups: [4473],
    permissions: READ_ROLES,
  }),
  dealer(217, 'sam.ortiz', 'Sam Ortiz', {
    phone: '603-555-0110',
    siteGroups: [4490],
    permissions: [...READ_ROLES, 'ansServiceBlockFlag'],
  }),
  dealer(218, 'hana.mori', 'Hana Mori', { siteGroups: [4495], permissions: EVERY_DEALER_RIGHT }),
];
