import { expect, it } from 'vitest';
import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { staffTiles } from '#ui/support/staff-tiles.rule.ts';

const HOME: StaffHome = {
  asOf: '2026-03-12T18:08:00.000Z',
  siteGroups: 6,
  sites: 180,
  activeAlarms: 1,
  onTest: 2,
  failedLogins24h: 46,
  waitingAccounts: 2,
  openSessions: 9,
  banner: null,
  news: { live: 2, future: 1 },
  logins: {
    failed24h: 46,
    halfHours: [],
    sources: [
      {
        person: null,
        address: '198.51.100.7',
        tries: 31,
        accounts: 14,
        unknown: true,
        limited: true,
        sso: false,
        lastAt: '2026-03-12T17:00:00.000Z',
      },
    ],
  },
  impersonations: { open: 1 },
  failures: [],
  signals: {
    silent: [],
    ahead: [],
    recounted: [],
    dropped: [],
    strays: [],
    strayNumbers: 0,
    unread: [],
    unreadLines: 0,
  },
  intake: { newBugs: 3, newFeedback: 1 },
  reports: { failed: 2 },
};

const COUNTS = { locked: 2, written: 5 };

it('leads from every figure to its list, with the filter in the address', () => {
  expect(staffTiles(HOME, COUNTS, true).map(({ id, to }) => [id, to])).toEqual([
    ['failed', '/support?tab=audit&operation=login&result=refused&from=2026-03-11'],
    ['locked', '/support'],
    ['reports', '/reports?state=Failed&from=2026-02-10'],
    ['visits', '/support?tab=sessions&state=running'],
    ['inbox', '/support?tab=intake&status=New'],
    ['news', '/news/setup'],
  ]);
});

it('counts mail that fails first of all, and only while some does', () => {
  const why = { channel: 'email', host: 'a', cause: 'mailbox', code: '550', words: '' } as const;
  const when = { since: HOME.asOf, lastAt: HOME.asOf };
  const failures = [
    { ...why, ...when, messages: 2, givenUp: 1, codes: 2 },
    { ...why, ...when, host: 'b', messages: 1, givenUp: 0, codes: 0 },
  ];
  expect(staffTiles({ ...HOME, failures }, COUNTS, true)[0]).toEqual({
    id: 'mail',
    value: 3,
    caption: '2 are codes',
    to: null,
  });
});

it('leaves out a figure whose list the reader may not open', () => {
  const less = { ...HOME, logins: null, intake: null, impersonations: null, reports: null };
  expect(staffTiles(less, COUNTS, false).map(({ id }) => id)).toEqual(['news']);
});

it('counts what of the signals reaches nobody first of all, and only while something does', () => {
  const signals = {
    ahead: [],
    recounted: [],
    dropped: [],
    strays: [],
    unread: [],
    strayNumbers: 2,
    unreadLines: 3,
    silent: [{ name: 'North', lastBatchAt: HOME.asOf }],
  };
  const tiles = staffTiles({ ...HOME, signals }, COUNTS, true);
  expect(tiles.slice(0, 2)).toMatchObject([
    { id: 'receivers', value: 1, to: null },
    { id: 'unplaced', value: 5, caption: '2 numbers not on file', to: null },
  ]);
  expect(staffTiles({ ...HOME, signals: null }, COUNTS, true)[0]?.id).toBe('failed');
});
