import { randomUUID } from 'node:crypto';
import type { Body, Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
/** Transmitter code of a demo site that is not on test. */
const SITE = 'HP2210';

interface Changed {
  readonly test: { readonly id: string; readonly rev: number };
}

const form = (startsAt: string | null): Body => ({
  mode: 'live',
  devNums: [],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  category: 'Technician test',
  startsAt,
  length: 7200000,
  endsAt: null,
  recurrence: null,
  reason: 'Testing the system',
  warning: { minutes: [15], channels: ['inApp'] },
  confirmed: false,
});

/** Finds the site that the walk puts on test. */
export const siteOfWalk = async (walker: Walker): Promise<{ sn: string }> => {
  const found = await walker.read<{ siteNum: number }>(DEALER, `device/xmit/details?xmit=${SITE}`);
  return { sn: String(found.siteNum) };
};

/** Returns the id of the latest site test. */
export const testOfWalk = (walker: Walker): { id: string } => ({
  id: walker.answer('placeTest').json<Changed>().test.id,
});

const later = async (walker: Walker): Promise<string> => {
  const { asOf } = await walker.read<{ asOf: string }>(
    DEALER,
    `site/${(await siteOfWalk(walker)).sn}/tests`,
  );
  return new Date(Date.parse(asOf) + 86400000).toISOString();
};

const place = (starts: (walker: Walker) => Promise<string | null>): Stride => ({
  operationId: 'placeTest',
  actor: DEALER,
  params: siteOfWalk,
  body: async (walker) => ({ id: randomUUID(), ...form(await starts(walker)) }),
});
const now = (): Promise<null> => Promise.resolve(null);

/**
 * Steps that put a site on test and continue or end a test in every possible way. The last test keeps running, so that
 * later reads find a running test.
 */
export const TESTS_ON_SITE: readonly Stride[] = [
  place(now),
  {
    operationId: 'extendTest',
    actor: DEALER,
    params: testOfWalk,
    body: () => ({ by: 1800000, rev: 1 }),
  },
  {
    operationId: 'clearTest',
    actor: DEALER,
    params: testOfWalk,
    body: () => ({ anyway: false, rev: 2 }),
  },
  place(later),
  {
    operationId: 'editTest',
    actor: DEALER,
    params: testOfWalk,
    body: async (walker) => ({ ...form(await later(walker)), rev: 1, reason: 'Another day' }),
  },
  place(now),
  {
    operationId: 'clearTests',
    actor: DEALER,
    params: siteOfWalk,
    body: (walker) => ({ anyway: false, tests: [{ ...testOfWalk(walker), rev: 1 }] }),
  },
  place(now),
];
