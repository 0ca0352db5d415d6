import { demoId } from './demo-id.ts';
import { ORDINARY, type DemoPerson } from './demo-person.ts';
import { EVERY_DEALER_RIGHT } from './demo-permissions.ts';

const dealer = { ...ORDINARY, application: 2, siteGroups: [4471] } as const;
const without = (...names: readonly string[]): readonly string[] =>
  EVERY_DEALER_RIGHT.filter((right) => !names.includes(right));

/** Dealer people the sign-in screen offers, each for one thing to see (README beside this file). */
export const DEMO_LISTED_DEALERS: readonly DemoPerson[] = [
  {
    ...dealer,
    id: demoId(201),
    username: 'dealer.admin',
    name: 'Dana Reyes',
    email: 'dealer.admin@example.com',
    phone: '207-555-0142',
    mfaRequired: true,
    siteGroups: [4471, 4490],
    permissions: EVERY_DEALER_RIGHT,
    listing: { who: 'Dealer admin, two site groups', shows: 'Code by text message or e-mail' },
  },
  {
    ...dealer,
    id: demoId(202),
    username: 'dealer.limited',
    name: 'Ana Duarte',
    email: 'dealer.limited@example.com',
    permissions: without('billingRead', 'xtAdmin', 'allowCreateAccountFlag'),
    listing: { who: 'Dealer, fewer rights', shows: 'Hidden entries; no code' },
  },
  {
    ...dealer,
    id: demoId(203),
    username: 'dealer.classic',
    name: 'Walt Greene',
    email: 'dealer.classic@example.com',
    beta: false,
    siteGroups: [4480],
    permissions: without('xtAdmin'),
    listing: { who: 'Dealer, not beta', shows: 'Hand-over to the classic portal' },
  },
  {
    ...dealer,
    id: demoId(204),
    username: 'dealer.steps',
    name: 'Pete Lang',
    email: null,
    mfaRequired: true,
    usernameReset: true,
    securityQuestions: true,
    passwordReset: true,
    termsAccepted: false,
    privacyAccepted: false,
    permissions: without('xtAdmin'),
    listing: { who: 'Dealer, everything pending', shows: 'Every login step in order' },
  },
  {
    ...dealer,
    id: demoId(205),
    username: '4471dealer',
    name: 'Joy Okafor',
    email: '4471dealer@example.com',
    usernameReset: true,
    permissions: without('xtAdmin'),
    listing: { who: 'Dealer number in the username', shows: 'Username reset alone' },
  },
  {
    ...dealer,
    id: demoId(206),
    username: 'dealer.sso',
    name: 'Mia Torres',
    email: 'dealer.sso@example.com',
    permissions: without('xtAdmin'),
    listing: {
      who: 'Dealer, single sign-on',
      shows: 'Continue With Single Sign-On, team domain harbor, then Mia Torres',
    },
  },
  {
    ...dealer,
    id: demoId(207),
    username: 'front.desk',
    name: 'Ines Falk',
    email: 'front.desk@example.com',
    permissions: without('xtAdmin', 'billingRead'),
    listing: { who: 'Dealer of group 4471', shows: 'Shares a contact with front.office' },
  },
  {
    ...dealer,
    id: demoId(208),
    username: 'front.office',
    name: 'Hugh Barlow',
    email: 'front.desk@example.com',
    beta: false,
    siteGroups: [4480],
    permissions: without('xtAdmin', 'billingRead'),
    listing: { who: 'Dealer of group 4480, not beta', shows: 'Shares a contact with front.desk' },
  },
];
