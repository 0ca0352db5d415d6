import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { effectiveHours } from '#core/schedules/effective-hours.rule.ts';
import type { Holiday, Schedule } from '#core/schedules/schedule.ts';
import { siteHours } from '#core/schedules/site-hours.rule.ts';
import { aDay } from '#tests/arbitraries/contacts.ts';
import { ZONES } from '#tests/contract/wall-clock.contract.ts';

const clock = temporalWallClock;
const RANK = ['temporary', 'holiday', 'alternate', 'permanent'];
const minute = fc.integer({ min: 0, max: 1439 });
const span = fc.tuple(aDay, aDay).map(([a, b]) => (a < b ? [a, b] : [b, a]));

const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    layer: fc.constantFrom('temporary', 'holiday', 'alternate', 'permanent'),
    days: fc.option(span),
    areaNums: fc.constantFrom([], [2]),
    entries: fc.array(
      fc.record({
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        opensAt: minute,
        closesAt: minute,
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ days, ...schedule }): Schedule => {
    const isTemporary = schedule.layer === 'temporary';
    const [fromDay = '2026-03-04', toDay = '2026-03-04'] = days ?? [];
    return {
      ...schedule,
      kind: isTemporary ? 'Changed hours' : null,
      reason: null,
      fromDay: isTemporary || days !== null ? fromDay : null,
      toDay: isTemporary || days !== null ? toDay : null,
      holidayGroup: schedule.layer === 'holiday' ? 'National' : null,
    };
  });
const anyHoliday: fc.Arbitrary<Holiday> = fc
  .record({ holidayGroup: fc.constantFrom('National', 'Regional'), days: span })
  .map(({ holidayGroup, days: [fromDay = '', toDay = ''] }) => ({
    holidayGroup,
    name: 'Founders',
    fromDay,
    toDay,
  }));
const lists = fc.tuple(
  fc.array(anySchedule, { maxLength: 5 }),
  fc.array(anyHoliday, { maxLength: 2 }),
);

const permanent: Schedule = {
  layer: 'permanent',
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  areaNums: [],
  entries: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt: 540, closesAt: 1020 }],
};

describe('the effective hours of a day', () => {
  it('are those of the uppermost layer that holds: temporary over holiday over alternate over permanent', () => {
    fc.assert(
      fc.property(lists, aDay, ([schedules, holidays], day) => {
        const isOf = (from: string | null, to: string | null) =>
          (from ?? day) <= day && day <= (to ?? day);
        const isHoliday = holidays.some(
          (one) => one.holidayGroup === 'National' && isOf(one.fromDay, one.toDay),
        );
        const layers = schedules
          .filter(({ fromDay, toDay }) => isOf(fromDay, toDay))
          .filter(({ layer }) => layer !== 'holiday' || isHoliday)
          .map(({ layer }) => RANK.indexOf(layer));
        const found = effectiveHours(schedules, holidays, day, clock);
        if (layers.length === 0) expect(found).toBeNull();
        else expect(RANK.indexOf(found?.layer ?? '')).toBe(Math.min(...layers));
      }),
    );
  });

  it('do not hang on the order in which layers are kept', () => {
    fc.assert(
      fc.property(lists, aDay, ([schedules, holidays], day) => {
        const layerOf = (list: readonly Schedule[]) =>
          effectiveHours(list, holidays, day, clock)?.layer;
        expect(layerOf(schedules.toReversed())).toBe(layerOf(schedules));
      }),
    );
  });

  it('may close on the next day, and are wall times on the nights that move the clocks', () => {
    const night = { ...permanent, entries: [{ weekdays: [7], opensAt: 1320, closesAt: 150 }] };
    expect(effectiveHours([night], [], '2026-03-08', clock)?.openings).toEqual([
      { opens: '22:00', closes: '02:30', nextDay: true },
    ]);
    expect(effectiveHours([night], [], '2026-03-09', clock)?.openings).toEqual([]);
  });

  it('say why: the holiday by its name, a temporary change by its reason', () => {
    const holiday: Schedule = {
      ...permanent,
      layer: 'holiday',
      holidayGroup: 'National',
      entries: [],
    };
    const list = [
      { holidayGroup: 'National', name: 'New Year', fromDay: '2026-01-01', toDay: '2026-01-01' },
    ];
    const on = (day: string, ...more: readonly Schedule[]) =>
      effectiveHours([permanent, holiday, ...more], list, day, clock);
    expect(on('2026-01-01')).toEqual({
      layer: 'holiday',
      reason: 'holiday: New Year',
      openings: [],
    });
    expect(on('2026-01-02')).toMatchObject({ layer: 'permanent', reason: 'normal hours' });
    const sale: Schedule = {
      ...permanent,
      layer: 'temporary',
      kind: 'Extended closing',
      reason: 'Sale',
      fromDay: '2026-01-01',
      toDay: '2026-01-01',
    };
    expect(on('2026-01-01', sale)?.reason).toBe('temporary: Sale');
  });
});

describe('the hours on a summary', () => {
  it('name the temporary change that lasts or comes next, never one that is over', () => {
    const now = fc.integer({ min: 0, max: 9 * 24 }).map((hour) => Date.UTC(2026, 2, 1, hour));
    fc.assert(
      fc.property(lists, now, fc.constantFrom(...ZONES), ([schedules, holidays], at, timeZone) => {
        const today = clock.wallTime(at, timeZone).slice(0, 10);
        const { temporary } = siteHours(schedules, holidays, at, { clock, timeZone });
        const ahead = schedules
          .filter(({ layer, toDay }) => layer === 'temporary' && (toDay ?? '') >= today)
          .map(({ fromDay }) => fromDay ?? '')
          .toSorted();
        expect(temporary?.from).toBe(ahead[0]);
        if (temporary !== null) expect(temporary.to >= today).toBe(true);
      }),
    );
  });
});
