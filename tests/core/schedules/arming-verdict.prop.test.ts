import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planHours } from '#core/schedules/effective-hours.rule.ts';
import { hoursStrip } from '#core/schedules/hours-strip.rule.ts';
import { deadlines, assessClosing, assessOpening } from '#core/schedules/arming-verdict.rule.ts';
import { refuseSchedule, scheduleWarnings } from '#core/schedules/schedule-warnings.rule.ts';
import type { ScheduleEntry } from '#core/schedules/schedule.ts';
import { effectiveHours } from '#core/schedules/effective-hours.rule.ts';
import { anyHours, PERMANENT } from '#tests/arbitraries/schedules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/**
 * Generates a shop that opens between 08:00 and 10:00 and closes 6 to 9 hours after opening. The allowed windows around
 * opening and closing are at most 2 hours long.
 */
const shop = fc
  .record({
    opensAt: fc.integer({ min: 480, max: 600 }),
    hours: fc.integer({ min: 360, max: 540 }),
    windowBefore: fc.integer({ min: 0, max: 120 }),
    windowAfter: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ hours, ...entry }) => ({
    ...entry,
    weekdays: EVERY_DAY,
    closesAt: entry.opensAt + hours,
    mustOpen: true,
    mustClose: true,
  }));

const planOf = (...entries: readonly ScheduleEntry[]) => planHours([{ ...PERMANENT, entries }], []);

const DAY = 20000;
const never = () => false;
const minute = (value: number) => ({ day: DAY, minute: value });

describe('an opening or closing', () => {
  it('within its window is in time, before it early, after it late unless it was open before', () => {
    fc.assert(
      fc.property(shop, fc.integer({ min: 1, max: 60 }), (entry, by) => {
        const plan = planOf(entry);
        const { opensAt, windowBefore, windowAfter } = entry;
        const check = (value: number, wasOpen = never) =>
          assessOpening(plan, 1, minute(value), wasOpen).check;
        expect(check(opensAt - windowBefore)).toBeNull();
        expect(check(opensAt)).toBeNull();
        expect(check(opensAt + windowAfter)).toBeNull();
        expect(check(opensAt - windowBefore - by)).toBe('earlyOpen');
        expect(check(opensAt + windowAfter + by)).toBe('lateOpen');
        expect(check(opensAt + windowAfter + by, () => true)).toBeNull();
      }),
    );
  });

  it('is measured the same way at its end', () => {
    fc.assert(
      fc.property(shop, fc.integer({ min: 1, max: 60 }), (entry, by) => {
        const plan = planOf(entry);
        const { closesAt, windowBefore, windowAfter } = entry;
        const check = (value: number) => assessClosing(plan, 1, minute(value)).check;
        expect(check(closesAt - windowBefore)).toBeNull();
        expect(check(closesAt)).toBeNull();
        expect(check(closesAt + windowAfter)).toBeNull();
        expect(check(closesAt - windowBefore - by)).toBe('earlyClose');
        expect(check(closesAt + windowAfter + by)).toBe('lateClose');
      }),
    );
  });

  it('is compared with nothing where an area has no hours', () => {
    const plan = planHours([], []);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (value) => {
        expect(assessOpening(plan, 1, minute(value), never)).toEqual({ check: null, due: null });
        expect(assessClosing(plan, 1, minute(value))).toEqual({ check: null, due: null });
      }),
    );
  });

  it('past midnight belongs to the day it began on', () => {
    const bar = { ...planEntry(), opensAt: 1080, closesAt: 120, weekdays: [DAY_WEEKDAY] };
    const plan = planOf(bar);
    const closing = assessClosing(plan, 1, { day: DAY + 1, minute: 120 });
    expect(closing).toMatchObject({ check: null, due: { day: DAY } });
    expect(assessClosing(plan, 1, { day: DAY + 1, minute: 200 })).toMatchObject({
      check: 'lateClose',
      due: { day: DAY },
    });
  });
});

const DAY_WEEKDAY = ((DAY + 3) % 7) + 1;
const planEntry = (): ScheduleEntry => ({
  weekdays: EVERY_DAY,
  opensAt: 480,
  closesAt: 1080,
  windowBefore: 30,
  windowAfter: 15,
  mustOpen: true,
  mustClose: true,
});

describe('the moments at which somebody must have opened or closed', () => {
  it('are the ends of the windows, each day its own, in the order of time', () => {
    fc.assert(
      fc.property(shop, fc.integer({ min: 1, max: 30 }), (entry, days) => {
        const found = deadlines(planOf(entry), 1, [DAY, DAY + days - 1]);
        expect(found.map(({ check, at }) => [check, at.day - DAY, at.minute])).toEqual(
          Array.from({ length: days }, (_, day) => [
            ['failToOpen', day, entry.opensAt + entry.windowAfter],
            ['failToClose', day, entry.closesAt + entry.windowAfter],
          ]).flat(),
        );
      }),
    );
  });

  it('do not exist for what may be done and need not', () => {
    const found = deadlines(planOf({ ...planEntry(), mustOpen: false }), 1, [DAY, DAY]);
    expect(found.map(({ check }) => check)).toEqual(['failToClose']);
  });
});

describe('the strip of a day', () => {
  it('fills the day without a gap, and no two neighbours say the same', () => {
    fc.assert(
      fc.property(
        anyHours,
        fc.integer({ min: 20514, max: 20525 }),
        ([schedules, holidays], day) => {
          const plan = planHours(schedules, holidays);
          const hours = (one: number) => effectiveHours(plan, 2, one);
          const strip = hoursStrip(hours(day), hours(day - 1), hours(day + 1));
          expect(strip[0]?.from).toBe(0);
          expect(strip.at(-1)?.to).toBe(1440);
          for (const [index, { from, to, word }] of strip.entries()) {
            expect(from).toBeLessThan(to);
            if (index === 0) continue;
            expect(strip[index - 1]?.to).toBe(from);
            expect(strip[index - 1]?.word).not.toBe(word);
          }
        },
      ),
    );
  });

  it('of a shop says when it must open, may be open, must close, and that nothing happens at night', () => {
    const hours = effectiveHours(planOf(planEntry()), 1, DAY);
    expect(hoursStrip(hours)).toEqual([
      { from: 0, to: 450, word: 'No activity' },
      { from: 450, to: 495, word: 'Must open' },
      { from: 495, to: 1050, word: 'May open/close' },
      { from: 1050, to: 1095, word: 'Must close' },
      { from: 1095, to: 1440, word: 'No activity' },
    ]);
  });
});

describe('the entries of a schedule', () => {
  it('that follow each other are kept, in whatever order; one more over any of them is refused', () => {
    const borders = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), {
      minLength: 4,
      maxLength: 8,
    });
    fc.assert(
      fc.property(borders, fc.integer({ min: 1, max: 7 }), (minutes, weekday) => {
        const sorted = minutes.toSorted((a, b) => a - b);
        const entries = sorted
          .slice(0, sorted.length - (sorted.length % 2))
          .flatMap((opensAt, index) => {
            const closesAt = sorted[index + 1];
            return index % 2 === 0 && closesAt !== undefined
              ? [{ ...planEntry(), weekdays: [weekday], opensAt, closesAt }]
              : [];
          });
        expect(refuseSchedule(entries)).toBeNull();
        expect(refuseSchedule(entries.toReversed())).toBeNull();
        const [first] = entries;
        if (first === undefined) throw new Error('there is one');
        expect(refuseSchedule([...entries, first])).toBe('Two openings overlap on the same day');
      }),
    );
  });

  it('that pass midnight meet the morning of the next day, also from Sunday to Monday', () => {
    const night = { ...planEntry(), weekdays: [7], opensAt: 1320, closesAt: 240 };
    const morning = { ...planEntry(), weekdays: [1], opensAt: 180, closesAt: 600 };
    expect(refuseSchedule([night, morning])).toBe('Two openings overlap on the same day');
    expect(refuseSchedule([night, { ...morning, opensAt: 240 }])).toBeNull();
    expect(refuseSchedule([{ ...night, weekdays: [] }])).toBe(
      'An opening needs at least one weekday',
    );
  });

  it('are kept with a bad pattern, which is said', () => {
    expect(scheduleWarnings([planEntry()])).toEqual([]);
    expect(scheduleWarnings([{ ...planEntry(), windowAfter: 0 }])).toHaveLength(1);
    expect(scheduleWarnings([{ ...planEntry(), windowBefore: 2, windowAfter: 3 }])).toEqual([
      'A closing grace period under 10 minutes is often missed',
    ]);
    expect(scheduleWarnings([{ ...planEntry(), mustClose: false, windowAfter: 0 }])).toEqual([]);
  });
});
