import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BulkSite } from '#core/backend/bulk-tests/bulk-test.repository.port.ts';
import { bulkVerdict } from '#core/backend/bulk-tests/bulk-verdict.rule.ts';
import { changeVerdict } from '#core/backend/bulk-tests/change-verdict.rule.ts';
import { describeDryRun } from '#core/backend/bulk-tests/describe-dry-run.rule.ts';
import type { StoredTest } from '#core/backend/tests-on-site/site-test.repository.port.ts';
import { selectionDigest } from '#core/bulk-tests/selection-digest.rule.ts';
import { BULK_SHOWN, type BulkChangeForm } from '#core/bulk-tests/bulk-test.schema.ts';
import { testState } from '#core/tests-on-site/test-state.rule.ts';
import {
  EXTENSIONS,
  longestTest,
  QUICK_LENGTHS,
  TEST_CATEGORIES,
  type TestCategory,
} from '#core/tests-on-site/test-limits.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

const NOW = Date.parse('2026-03-12T18:08:00Z');
const MINUTE = 60000;
const CONTEXT = {
  id: 'new',
  accountId: 'dana',
  name: 'Dana Reyes',
  now: NOW,
  checkedAt: NOW - MINUTE,
  wallClock: temporalWallClock,
};
const categories = fc.constantFrom(...(Object.keys(TEST_CATEGORIES) as TestCategory[]));
const forms = fc.record({
  category: categories,
  length: fc.constantFrom(...QUICK_LENGTHS),
  endsAt: fc.constant(null),
  reason: fc.constant('Receiver swap'),
});

const testOf = (from: number, to: number, more: Partial<StoredTest> = {}): StoredTest => ({
  id: 'old',
  siteNum: 1,
  siteGroupNum: 4471,
  mode: 'noAction',
  devNums: [1],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  category: 'Technician test',
  startsAt: NOW + from * MINUTE,
  endsAt: NOW + to * MINUTE,
  reason: 'Door',
  role: 'dealer',
  placedById: 'lee',
  placedBy: 'Lee Park',
  verifiedBy: null,
  warning: { minutes: [15], channels: ['inApp'] },
  warned: [],
  recurrence: null,
  clearedAt: null,
  clearedBy: null,
  dueAt: null,
  rev: 1,
  noted: 'started',
  createdAt: 0,
  updatedAt: NOW - 60 * MINUTE,
  updatedBy: null,
  ...more,
});
const tests = fc
  .tuple(fc.integer({ min: -300, max: 200 }), fc.integer({ min: 1, max: 600 }))
  .map(([from, length]) => testOf(from, from + length, from > 0 ? { noted: 'none' } : {}));
const TICK = {
  devNum: 1,
  areaNum: 1,
  zone: '001',
  firstAt: NOW,
  lastAt: NOW,
  restoredAt: null,
  count: 1,
  code: '130',
};
const sites = fc.record({
  siteNum: fc.constant(1),
  siteGroupNum: fc.constant(4471),
  siteName: fc.constant('Pier'),
  transmitterCode: fc.constant('HP1'),
  timeZone: fc.constantFrom('America/New_York', 'America/Chicago'),
  state: fc.constantFrom(
    'monitored',
    'outOfService',
    'installPending',
    'cancelPending',
    'cancelled',
  ),
  outSince: fc.constantFrom(null, NOW - 9 * 86400000),
  verifyTests: fc.boolean(),
  maxTestHours: fc.constantFrom(null, 1, 6),
  hasTrouble: fc.boolean(),
  openAlarm: fc.constantFrom(null, 'Burglary'),
  devNums: fc.constantFrom([], [1], [1, 2]),
  tests: fc.array(tests, { maxLength: 1 }),
  ticks: fc.constantFrom([], [TICK]),
  notes: fc.constantFrom(0, 49, 50),
}) as fc.Arbitrary<BulkSite>;

describe('what placing one of many accounts would do', () => {
  it('never lies outside of the limits of a single test, and a skip says why', () => {
    fc.assert(
      fc.property(sites, forms, (site, form) => {
        const verdict = bulkVerdict(site, form, CONTEXT);
        // Warnings appear only in the app, because text messages and mails would require the user's phone number or address.
        if (verdict.kind !== 'skip') expect(verdict.wanted.warning.channels).toEqual(['inApp']);
        if (verdict.kind === 'skip') {
          expect(verdict.words).toMatch(/\.$/);
          return;
        }
        expect(site.devNums.length).toBeGreaterThan(0);
        expect(['outOfService', 'cancelled']).not.toContain(site.state);
        expect(site.verifyTests).toBe(false);
        const test = verdict.kind === 'go' ? verdict.wanted : verdict.joined;
        expect(test.endsAt - test.startsAt).toBeLessThanOrEqual(
          longestTest(test.category, 'dealer', site.maxTestHours),
        );
        expect(test.startsAt).toBeLessThanOrEqual(NOW);
        expect(test.endsAt).toBeGreaterThanOrEqual(NOW + form.length);
      }),
      { numRuns: 400 },
    );
  });

  it('names the alarm that goes on where the center is told to rest', () => {
    fc.assert(
      fc.property(sites, forms, (site, form) => {
        const verdict = bulkVerdict(site, form, CONTEXT);
        if (verdict.kind === 'skip') return;
        const isNamed = verdict.words?.includes('In alarm now: Burglary') ?? false;
        expect(isNamed).toBe(site.openAlarm !== null);
      }),
      { numRuns: 200 },
    );
  });

  it('takes nothing from a test that is there: it ends no earlier than before', () => {
    fc.assert(
      fc.property(sites, forms, (site, form) => {
        const verdict = bulkVerdict(site, form, CONTEXT);
        if (verdict.kind !== 'merge') return;
        for (const met of verdict.met) {
          expect(verdict.joined.endsAt).toBeGreaterThanOrEqual(met.endsAt);
          expect(verdict.joined.startsAt).toBeLessThanOrEqual(met.startsAt);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('leaves a site alone where a test changed since it was checked', () => {
    fc.assert(
      fc.property(sites, forms, (site, form) => {
        const changed = {
          ...site,
          tests: [testOf(-10, 30, { updatedAt: NOW, updatedBy: 'Lee Park' })],
        };
        expect(bulkVerdict(changed, form, CONTEXT).kind).toBe('skip');
      }),
    );
  });

  it('counts every account once and shows first what has to be read first', () => {
    fc.assert(
      fc.property(fc.array(sites, { maxLength: 260 }), forms, (found, form) => {
        const numbered = found.map((site, siteNum) => ({ ...site, siteNum }));
        const run = describeDryRun(numbered, form, CONTEXT);
        expect(run.counts.go + run.counts.merge + run.counts.skip).toBe(numbered.length);
        expect(run.total).toBe(numbered.length);
        expect(run.rows.length).toBe(Math.min(numbered.length, BULK_SHOWN));
        if (numbered.length > BULK_SHOWN) {
          const shown = run.rows.filter(({ verdict }) => verdict === 'skip').length;
          expect(shown).toBe(Math.min(run.counts.skip, BULK_SHOWN));
        }
      }),
      { numRuns: 30 },
    );
  });
});

const change = (site: BulkSite, form: BulkChangeForm) => changeVerdict(site, form, CONTEXT);

describe('what ending or extending the test of one of many accounts would do', () => {
  it('ends running tests alone, and none whose zones are still in alarm', () => {
    fc.assert(
      fc.property(sites, (site) => {
        const verdict = change(site, { act: 'takeOff' });
        const isRunning = site.tests.some((test) => testState(test, NOW) === 'Active');
        const isGo = isRunning && site.ticks.length === 0;
        expect(verdict.kind).toBe(isGo ? 'go' : 'skip');
        if (verdict.kind === 'skip') expect(verdict.words).toMatch(/\.$/);
        else expect(verdict.tests).toEqual(site.tests);
      }),
    );
  });

  it('extends within the limits of a single test, and a skip says why', () => {
    fc.assert(
      fc.property(sites, fc.constantFrom(...EXTENSIONS), (site, by) => {
        const verdict = change(site, { act: 'extend', by });
        if (verdict.kind === 'skip') {
          expect(verdict.words).toMatch(/\.$/);
          return;
        }
        const [before] = verdict.tests;
        const { wanted } = verdict;
        if (wanted === null || before === undefined) throw new Error('no test is extended');
        expect(wanted.endsAt - before.endsAt).toBe(by);
        expect(wanted.endsAt - wanted.startsAt).toBeLessThanOrEqual(
          longestTest(wanted.category, 'dealer', site.maxTestHours),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('adds a note wherever there is room and its last day is to come', () => {
    fc.assert(
      fc.property(sites, fc.constantFrom(null, '2026-03-11', '2026-03-13'), (site, until) => {
        const verdict = change(site, { act: 'note', text: 'Key at the desk', until });
        expect(verdict.kind).toBe(site.notes < 50 && until !== '2026-03-11' ? 'go' : 'skip');
      }),
    );
  });
});

describe('the name of a selection', () => {
  it('is that of the set, whatever its order, and changes with what is in it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1 }),
        (nums) => {
          const name = selectionDigest(nums);
          expect(selectionDigest(nums.toReversed())).toBe(name);
          expect(selectionDigest([...nums, nums[0] ?? 1])).toBe(name);
          expect(selectionDigest(nums.slice(1))).not.toBe(name);
        },
      ),
    );
  });
});
