import type { Stride } from './stride.ts';

const STAFF = 'staff.admin';
const DEALER = 'dealer.limited';
const CLASSIC = 'dealer.classic';
const PLACE = { route: '/home', appVersion: '1.0' };

const begin = (subject: string, mode: 'look' | 'act'): Stride => ({
  operationId: 'startImpersonation',
  actor: STAFF,
  subject,
  body: (walker) => ({
    accountId: walker.idOf(subject),
    reason: 'Asked on the phone for help',
    ticket: '',
    mode,
    minutes: 30,
  }),
});

/** Steps of staff members who impersonate a user. Every audit entry names the staff member and the user. */
export const IMPERSONATION: readonly Stride[] = [
  begin(DEALER, 'act'),
  {
    operationId: 'setFavoriteSite',
    actor: STAFF,
    subject: DEALER,
    body: () => ({ transmitterCode: 'HP1209', favorite: false }),
  },
  {
    operationId: 'submitBug',
    actor: STAFF,
    subject: DEALER,
    body: () => ({ ...PLACE, summary: 'It broke', details: '' }),
  },
  { operationId: 'endImpersonation', actor: STAFF, subject: DEALER },
  begin(CLASSIC, 'look'),
  {
    operationId: 'supportAction',
    actor: 'priya.nair',
    subject: CLASSIC,
    params: (walker) => ({ accountId: walker.idOf(CLASSIC) }),
    body: () => ({ action: 'endSessions' }),
  },
  { operationId: 'resumeStaff', actor: STAFF, subject: CLASSIC },
];
