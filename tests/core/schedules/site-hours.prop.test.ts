import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { dayNumber, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours, planHours } from '#core/schedules/effective-hours.rule.ts';
import type { Holiday, Schedule } from '#core/schedules/schedule.ts';
import { openingOf, siteHours } from '#core/schedules/site-hours.rule.ts';
import { anyHours, PERMANENT } from '#tests/arbitraries/schedules.ts';
import { ZONES } from '#tests/contract/wall-clock.contract.ts';

const clock = temporalWallClock;
const ENTRY = { windowBefore: 30, windowAfter: 15, mustOpen: true, mustClose: true };

const on = (schedules: readonly Schedule[], holidays: readonly Holiday[], day: string) => {
  const hours = effectiveHours(planHours(schedules, holidays), null, dayNumber(day));
  return (
    hours && {
      layer: hours.layer,
      reason: hours.reason,
      openings: hours.openings.map(openingOf),
    }
  );
};

const permanent: Schedule = {
  ...PERMANENT,
  entries: [{ ...ENTRY, weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt: 540, closesAt: 1020 }],
};

describe('the effective hours of a day', () => {
  it('may close on the next day, and are wall times on the nights that move the clocks', () => {
    const night = {
      ...permanent,
      entries: [{ ...ENTRY, weekdays: [7], opensAt: 1320, closesAt: 150 }],
    };
    expect(on([night], [], '2026-03-08')?.openings).toEqual([
      { opens: '22:00', closes: '02:30', nextDay: true },
    ]);
    expect(on([night], [], '2026-03-09')?.openings).toEqual([]);
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
    const hoursOn = (day: string, ...more: readonly Schedule[]) =>
      on([permanent, holiday, ...more], list, day);
    expect(hoursOn('2026-01-01')).toEqual({
      layer: 'holiday',
      reason: 'holiday: New Year',
      openings: [],
    });
    expect(hoursOn('2026-01-02')).toMatchObject({ layer: 'permanent', reason: 'normal hours' });
    const sale: Schedule = {
      ...permanent,
      layer: 'temporary',
      kind: 'Extended closing',
      reason: 'Sale',
      fromDay: '2026-01-01',
      toDay: '2026-01-01',
    };
    expect(hoursOn('2026-01-01', sale)?.reason).toBe('temporary: Sale');
  });
});

/** Whether a schedule still applies on some day from today on, day by day. */
const appliesFrom = (
  { appliesOn, fromDay, toDay }: Pick<Schedule, 'appliesOn' | 'fromDay' | 'toDay'>,
  today: string,
): boolean => {
  for (let day = dayNumber(fromDay ?? ''); day <= dayNumber(toDay ?? ''); day += 1)
    if (day >= dayNumber(today) && (appliesOn?.includes(weekdayOf(day)) ?? true)) return true;
  return false;
};

describe('the hours on a summary', () => {
  it('name the temporary change that lasts or comes next, never one that is over', () => {
    const now = fc.integer({ min: 0, max: 9 * 24 }).map((hour) => Date.UTC(2026, 2, 1, hour));
    fc.assert(
      fc.property(
        anyHours,
        now,
        fc.constantFrom(...ZONES),
        ([schedules, holidays], at, timeZone) => {
          const today = clock.wallTime(at, timeZone).slice(0, 10);
          const { temporary } = siteHours(schedules, holidays, at, { clock, timeZone });
          const ahead = schedules
            .filter(({ layer, ...one }) => layer === 'temporary' && appliesFrom(one, today))
            .map(({ fromDay }) => fromDay ?? '')
            .toSorted();
          expect(temporary?.from).toBe(ahead[0]);
          if (temporary !== null) expect(temporary.to >= today).toBe(true);
        },
      ),
    );
  });
});
