import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { checkExtension } from '#core/tests-on-site/check-extension.rule.ts';
import { checkPlacement, type PlacementContext } from '#core/tests-on-site/check-placement.rule.ts';
import { testFormSchema, type TestForm } from '#core/tests-on-site/site-test.schema.ts';
import {
  EXTENSIONS,
  longestTest,
  QUICK_LENGTHS,
  TEST_CATEGORIES,
  type TestCategory,
} from '#core/tests-on-site/test-limits.ts';
import { touchesLifeSafety } from '#core/tests-on-site/scope-covers.rule.ts';
import { anyRecurrence, anyScope, anyZone } from '#tests/arbitraries/site-tests.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 2, 5, 13, 20);

const CATEGORIES = Object.keys(TEST_CATEGORIES) as TestCategory[];
const category = fc.constantFrom(...CATEGORIES);
const role = fc.constantFrom('dealer' as const, 'customer' as const);
const near = fc
  .integer({ min: -10, max: 32 * 24 * 4 })
  .map((q) => isoInstant(NOW + q * 15 * MINUTE));

const anyForm: fc.Arbitrary<TestForm> = fc.record({
  mode: fc.constantFrom('noAction', 'live'),
  devNums: fc.subarray([1, 2, 7]),
  scope: anyScope,
  category,
  startsAt: fc.option(near),
  length: fc.option(
    fc.oneof(fc.constantFrom(...QUICK_LENGTHS), fc.integer({ min: 1, max: 40 * DAY })),
  ),
  endsAt: fc.option(near),
  recurrence: fc.option(anyRecurrence, { freq: 4 }),
  reason: fc.constantFrom('', ' ', 'Sanding the kitchen ceiling'),
  warning: fc.constant({ minutes: [15] as (5 | 15 | 30)[], channels: ['inApp' as const] }),
  confirmed: fc.boolean(),
});

const anyContext: fc.Arbitrary<PlacementContext> = fc.record({
  role,
  groupHours: fc.option(fc.integer({ min: 1, max: 720 })),
  devNums: fc.constantFrom([1], [1, 2], []),
  zones: fc.array(anyZone, { maxLength: 5 }),
  paidTypes: fc.constantFrom([], ['Burglary'], ['Burglary', 'Fire']),
  timeZone: fc.constantFrom('America/New_York', 'Europe/Berlin', 'UTC'),
  clock: fc.constant(temporalWallClock),
});

const PLAIN: TestForm = {
  mode: 'noAction',
  devNums: [],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  category: 'Technician test',
  startsAt: null,
  length: 2 * HOUR,
  endsAt: null,
  recurrence: null,
  reason: 'Testing the system',
  warning: { minutes: [15], channels: ['inApp'] },
  confirmed: false,
};
const HERE: PlacementContext = {
  role: 'dealer',
  groupHours: null,
  devNums: [1],
  zones: [{ devNum: 1, areaNum: 1, zone: '001', serviceType: 'Burglary' }],
  paidTypes: ['Burglary'],
  timeZone: 'America/New_York',
  clock: temporalWallClock,
};
const problems = (form: Partial<TestForm>, context: Partial<PlacementContext> = {}) => {
  const checked = checkPlacement({ ...PLAIN, ...form }, { ...HERE, ...context }, NOW);
  return checked.ok ? {} : checked.error;
};

describe('whether a test may be placed', () => {
  it('follows every rule of the guide, whatever was filled in', () => {
    fc.assert(
      fc.property(anyForm, anyContext, (form, context) => {
        const checked = checkPlacement(form, context, NOW);
        if (!checked.ok) {
          expect(Object.values(checked.error).join('')).not.toBe('');
          return;
        }
        const { startsAt, endsAt, devNums, scope, recurrence } = checked.value;
        expect(startsAt).toBeGreaterThanOrEqual(NOW);
        expect(endsAt).toBeGreaterThan(startsAt);
        expect(endsAt - startsAt).toBeLessThanOrEqual(longestTest(form.category, context.role));
        expect(endsAt - startsAt).toBeLessThanOrEqual((context.groupHours ?? 720) * HOUR);
        if (recurrence === null) expect(endsAt).toBeLessThanOrEqual(NOW + 30 * DAY);
        expect(devNums.length).toBeGreaterThan(0);
        for (const devNum of devNums) expect(context.devNums).toContain(devNum);
        expect(form.reason.trim()).not.toBe('');
        if (scope.kind !== 'all')
          expect(scope.zones.length + scope.serviceTypes.length).toBeGreaterThan(0);
        if (context.role === 'customer') {
          expect(recurrence).toBeNull();
          expect(TEST_CATEGORIES[form.category].forCustomers).toBe(true);
          expect(endsAt - startsAt).toBeLessThanOrEqual(24 * HOUR);
          if (touchesLifeSafety(scope, devNums, context.zones, context.paidTypes))
            expect(form.confirmed).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is a yes with everything prefilled, for every category at its usual length', () => {
    for (const one of CATEGORIES) {
      const { usual, reason } = TEST_CATEGORIES[one];
      expect(
        testFormSchema.safeParse({ ...PLAIN, category: one, length: usual, reason }).success,
      ).toBe(true);
      expect(problems({ category: one, length: usual, reason })).toEqual({});
    }
  });

  it.each<[string, Partial<TestForm>, Partial<PlacementContext>, object]>([
    ['a length at the limit', { length: 24 * HOUR }, {}, {}],
    ['one beyond', { length: 24 * HOUR + 1 }, {}, { length: 'Technician test: 24 hours at most' }],
    ['30 days from now', { category: 'Maintenance or remodel', length: 30 * DAY }, {}, {}],
    [
      '30 days from tomorrow',
      { category: 'Maintenance or remodel', length: 30 * DAY, startsAt: isoInstant(NOW + DAY) },
      {},
      { endsAt: 'The end can be 30 days ahead at most' },
    ],
    [
      '8 days of a runaway',
      { category: 'Runaway', length: 8 * DAY },
      {},
      { length: 'Runaway: 7 days at most' },
    ],
    [
      'a customer’s 25 hours of remodelling',
      { category: 'Maintenance or remodel', length: 25 * HOUR },
      { role: 'customer' },
      { length: 'Maintenance or remodel: 24 hours at most' },
    ],
    [
      'a customer’s panel swap',
      { category: 'Panel swap' },
      { role: 'customer' },
      { category: 'Only your alarm company can choose this category' },
    ],
    [
      'a customer’s fire zones',
      {},
      { role: 'customer', paidTypes: ['Fire'] },
      { confirmed: 'Please confirm that fire and CO alarms will not reach the fire department' },
    ],
    ['the same, confirmed', { confirmed: true }, { role: 'customer', paidTypes: ['Fire'] }, {}],
    ['a start that has just passed', { startsAt: isoInstant(NOW - 4 * MINUTE) }, {}, {}],
    [
      'a start in the past',
      { startsAt: isoInstant(NOW - 6 * MINUTE) },
      {},
      { startsAt: 'The start is in the past' },
    ],
    [
      'an end before the start',
      { length: null, endsAt: isoInstant(NOW) },
      {},
      { endsAt: 'The end must be after the start' },
    ],
    ['two ends', { endsAt: isoInstant(NOW + HOUR) }, {}, { length: 'Choose how long' }],
    [
      'no zones',
      { scope: { kind: 'listed', zones: [], serviceTypes: [] } },
      {},
      { scope: 'Choose zones or service types' },
    ],
    ['a type alone', { scope: { kind: 'listed', zones: [], serviceTypes: ['Fire'] } }, {}, {}],
    [
      'zones of elsewhere',
      {
        scope: {
          kind: 'listed',
          zones: [{ devNum: 1, areaNum: 2, zone: '001' }],
          serviceTypes: [],
        },
      },
      {},
      { scope: 'Choose zones of the chosen devices' },
    ],
    ['a device of elsewhere', { devNums: [4] }, {}, { devNums: 'This site has no such device' }],
    ['no device at all', {}, { devNums: [] }, { devNums: 'This site has no device to test' }],
    [
      'several at once',
      { reason: ' ', length: 30 * DAY },
      {},
      { reason: 'Reason is required', length: 'Technician test: 24 hours at most' },
    ],
  ])('%s', (_, form, context, expected) => {
    expect(problems(form, context)).toEqual(expected);
  });

  it('recurs for 90 days at most, beyond the 30 days of a single one, and not for customers', () => {
    const weekly = { weekdays: [4], from: 540, to: 660, until: '2026-06-03' };
    expect(problems({ recurrence: weekly })).toEqual({});
    expect(problems({ recurrence: weekly }, { role: 'customer' })).toHaveProperty('recurrence');
    expect(problems({ recurrence: { ...weekly, until: '2026-06-04' } })).toHaveProperty(
      'recurrence',
    );
    expect(problems({ recurrence: { ...weekly, until: '2026-03-04' } })).toHaveProperty(
      'recurrence',
    );
  });
});

describe('extending a test', () => {
  it('never makes it longer than its limit, however often it is pressed', () => {
    fc.assert(
      fc.property(
        category,
        role,
        fc.option(fc.integer({ min: 1, max: 720 })),
        fc.array(fc.tuple(fc.constantFrom(...EXTENSIONS), fc.integer({ min: 0, max: HOUR })), {
          maxLength: 60,
        }),
        (kind, who, hours, presses) => {
          const longest = Math.max(longestTest(kind, who, hours), HOUR);
          let test = { startsAt: NOW, endsAt: NOW + HOUR, clearedAt: null, category: kind };
          let now = NOW;
          for (const [by, wait] of presses) {
            now += wait;
            const checked = checkExtension(test, by, who, now, hours);
            if (checked.ok) {
              expect(checked.value).toBe(test.endsAt + by);
              test = { ...test, endsAt: checked.value };
            } else if (checked.error.kind === 'tooLong')
              expect(
                test.endsAt + by - test.startsAt > longest || test.endsAt + by > now + 30 * DAY,
              ).toBe(true);
            else expect(now).toBeGreaterThanOrEqual(test.endsAt);
            expect(test.endsAt - test.startsAt).toBeLessThanOrEqual(longest);
          }
        },
      ),
    );
  });

  it('is refused before the start, after the end, and when it was taken off', () => {
    const test = { startsAt: NOW, endsAt: NOW + HOUR, clearedAt: null, category: 'Other' as const };
    const at = (now: number, clearedAt: number | null = null) =>
      checkExtension({ ...test, clearedAt }, HOUR, 'dealer', now, null).ok;
    expect([at(NOW - 1), at(NOW), at(NOW + HOUR), at(NOW + 1, NOW + 1)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
