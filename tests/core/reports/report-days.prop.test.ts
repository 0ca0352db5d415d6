import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { dayAfter, dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import { daysOfPeriod, daysText, instantsOf, nextRun } from '#core/reports/report-days.rule.ts';
import { halvesOf } from '#core/reports/report-splits.rule.ts';

const HOUR = 3600000;
const NEW_YORK = 'America/New_York';
const timing = { frequency: 'daily', weekday: 1, monthDay: 1, timeZone: NEW_YORK } as const;

const day = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2030-12-31') }).map(dayText);
const anyTiming = fc.record({
  frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
  weekday: fc.integer({ min: 1, max: 7 }),
  monthDay: fc.integer({ min: 1, max: 31 }),
  atTime: fc
    .integer({ min: 0, max: 1439 })
    .map(
      (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
    ),
  timeZone: fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'),
});

describe('when a schedule runs', () => {
  const run = (atTime: string, after: string) =>
    new Date(nextRun({ ...timing, atTime }, Date.parse(after), temporalWallClock)).toISOString();

  it('comes as much later as the clocks skip, on the night they are put forward', () => {
    // The time 2:30 does not exist on March 8, 2026, and becomes 3:30 EDT.
    expect(run('02:30', '2026-03-08T00:00:00Z')).toBe('2026-03-08T07:30:00.000Z');
    expect(run('02:30', '2026-03-08T07:30:00Z')).toBe('2026-03-09T06:30:00.000Z');
  });

  it('is the first of a time that is shown twice, and not the second as well', () => {
    expect(run('01:30', '2026-11-01T00:00:00Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(run('01:30', '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:30:00.000Z');
  });

  it('is the last day of a month that is too short', () => {
    const monthly = { ...timing, frequency: 'monthly', monthDay: 31, atTime: '06:00' } as const;
    const next = nextRun(monthly, Date.parse('2026-02-01T12:00:00Z'), temporalWallClock);
    expect(new Date(next).toISOString()).toBe('2026-02-28T11:00:00.000Z');
  });

  it('lies after the moment and leaves no run out', () => {
    fc.assert(
      fc.property(anyTiming, day, fc.integer({ min: 0, max: 23 }), (rule, from, hour) => {
        const after = Date.parse(`${from}T00:00:00Z`) + hour * HOUR;
        const next = nextRun(rule, after, temporalWallClock);
        expect(next).toBeGreaterThan(after);
        // Searching from an instant just before the next run returns the same run.
        expect(nextRun(rule, next - 1, temporalWallClock)).toBe(next);
        const most =
          rule.frequency === 'daily'
            ? 25.1
            : rule.frequency === 'weekly'
              ? 7 * 24 + 1.1
              : 31 * 24 + 1.1;
        expect(next - after).toBeLessThanOrEqual(most * HOUR);
      }),
    );
  });
});

describe('the days of a period', () => {
  it('end yesterday and never hold today', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'days' as const),
        fc.integer({ min: 1, max: 366 }),
        (today, kind, days) => {
          const { fromDay, toDay } = daysOfPeriod({ kind, days }, today);
          expect(fromDay <= toDay).toBe(true);
          expect(toDay < today).toBe(true);
          const length = dayNumber(toDay) - dayNumber(fromDay) + 1;
          if (kind === 'week') expect(length).toBe(7);
          if (kind === 'days') expect(length).toBe(days);
          const { from, until } = instantsOf({ fromDay, toDay }, NEW_YORK, temporalWallClock);
          expect(Math.abs(until - from - length * 24 * HOUR)).toBeLessThanOrEqual(HOUR);
        },
      ),
    );
  });

  it('are halved without a gap, and said in words', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 200 }), (fromDay, more) => {
        const [first, second] = halvesOf({ fromDay, toDay: dayAfter(fromDay, more) });
        expect(first?.fromDay).toBe(fromDay);
        expect(second?.fromDay).toBe(dayAfter(first?.toDay ?? '', 1));
        expect(second?.toDay).toBe(dayAfter(fromDay, more));
      }),
    );
    expect(daysText({ fromDay: '2026-03-02', toDay: '2026-03-08' })).toBe('Mar 2 – Mar 8, 2026');
  });
});
