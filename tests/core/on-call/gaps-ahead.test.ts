import { expect, it } from 'vitest';
import { gapsAhead } from '#core/on-call/gaps-ahead.rule.ts';
import type { OnCallOverride } from '#core/on-call/on-call-overview.schema.ts';
import { ownShifts } from '#core/on-call/own-shifts.rule.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';
import { dailyList, DESK_NOW as NOW, overviewOf } from '#tests/support/on-call-overview.ts';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const until = new Date(NOW + 100 * DAY).toISOString();
const off = (from: number, to: number): OnCallOverride => ({
  id: 'off',
  rev: 1,
  listId: 'one',
  tier: 'primary',
  kind: 'remove',
  personId: null,
  insteadOf: 'Sam',
  note: null,
  swapId: null,
  madeBy: 'Dana',
  madeAt: until,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

it('tells a gap that begins within four weeks to its end, also where that lies beyond them', () => {
  const from = NOW + 28 * DAY - 44 * 60000;
  const to = from + DAY;
  const overview = {
    ...overviewOf([dailyList('one', [['Sam']])]),
    overrides: [off(from, to)],
    until,
  };
  expect(gapsAhead(overview, clock)).toMatchObject([{ listId: 'one', from, to, goesOn: false }]);
  expect(gapsAhead({ ...overview, overrides: [off(from + HOUR, to)] }, clock)).toEqual([]);
});

it('says of a gap without a known end that it goes on', () => {
  const overview = { ...overviewOf([dailyList('one', [[]])]), until };
  expect(gapsAhead(overview, clock)).toMatchObject([{ from: NOW, goesOn: true }]);
});

it('offers a shift whole that ends beyond the weeks in which shifts are offered', () => {
  const weekly = { ...dailyList('one', [['Sam'], ['Kim']]), rotationDays: 14 };
  const shifts = ownShifts({ ...overviewOf([weekly]), until }, 'Sam', clock);
  const last = shifts.at(-1);
  expect((last?.to ?? 0) - (last?.from ?? 0)).toBe(14 * DAY);
  expect(last?.to).toBeGreaterThan(NOW + 35 * DAY);
});
