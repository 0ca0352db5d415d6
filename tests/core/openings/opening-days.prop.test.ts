import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingDays, openingsSince } from '#core/openings/opening-days.rule.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
/** Time zones with clock changes (in one zone at midnight) and time zones without. */
const zones = fc.constantFrom(
  'America/New_York',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
);
/** Instants around both nights with a clock change. */
const moments = fc
  .integer({ min: 0, max: 8 * 24 * 60 })
  .chain((minutes) =>
    fc
      .constantFrom(
        Date.UTC(2026, 2, 5),
        Date.UTC(2026, 2, 26),
        Date.UTC(2026, 3, 21),
        Date.UTC(2026, 9, 22),
        Date.UTC(2026, 9, 29),
      )
      .map((start) => start + minutes * MINUTE),
  );
const asked = fc.record({
  now: moments,
  timeZone: zones,
  changes: fc.array(
    fc.record({ ago: fc.integer({ min: 0, max: 6 * 24 * 60 }), isOpen: fc.boolean() }),
    { maxLength: 30 },
  ),
});

describe('the days of an area', () => {
  it('are open in exactly the minutes after an opening and before the next closing', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 4 * 24 * 60 }), (input, ago) => {
        const { now, timeZone } = input;
        const changes = input.changes
          .map((one) => ({ at: now - one.ago * MINUTE, isOpen: one.isOpen }))
          .toSorted((a, b) => a.at - b.at);
        const days = openingDays(changes, { now, days: 4, clock, timeZone });
        const at = now - ago * MINUTE - MINUTE / 2;
        const wall = clock.wallTime(at, timeZone);
        const shown = days.find(({ day }) => day === wall.slice(0, 10));
        // On nights with a repeated or skipped hour, a minute has no unique position.
        const offset = (when: number): number =>
          Date.parse(`${clock.wallTime(when, timeZone)}Z`) - Math.floor(when / MINUTE) * MINUTE;
        const moves = offset(at - 26 * HOUR) !== offset(at + 26 * HOUR);
        if (shown === undefined || moves) return;
        const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
        const isOpen = changes.findLast((one) => one.at <= at)?.isOpen ?? false;
        expect(shown.spans.some(({ from, to }) => minute >= from && minute < to)).toBe(isOpen);
      }),
    );
  });

  it('are those of the calendar, newest first, and no bar leaves its day or goes backwards', () => {
    fc.assert(
      fc.property(asked, ({ now, timeZone, changes }) => {
        const look = { now, days: 4, clock, timeZone };
        const sorted = changes
          .map((one) => ({ at: now - one.ago * MINUTE, isOpen: one.isOpen }))
          .toSorted((a, b) => a.at - b.at);
        const days = openingDays(sorted, look);
        expect(days.map(({ day }) => day)).toEqual(
          [
            ...new Set(
              Array.from({ length: 8 * 24 }, (_, hours) =>
                clock.wallTime(now - hours * HOUR, timeZone).slice(0, 10),
              ),
            ),
          ].slice(0, 4),
        );
        expect(clock.wallTime(openingsSince(look), timeZone).slice(0, 10)).toBe(days.at(-1)?.day);
        for (const { spans } of days)
          for (const { from, to } of spans) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThanOrEqual(from);
            expect(to).toBeLessThanOrEqual(1440);
          }
        expect(days.filter((day) => day.now !== null)).toEqual(days.slice(0, 1));
      }),
    );
  });

  it('begin with what the last opening before them left, and end a day that is open at midnight', () => {
    const now = Date.UTC(2026, 2, 4, 15, 30);
    const at = (day: number, hour: number): number => Date.UTC(2026, 2, day, hour);
    const [today, yesterday] = openingDays(
      [
        { at: at(1, 9), isOpen: true },
        { at: at(3, 17), isOpen: false },
        { at: at(4, 8), isOpen: true },
      ],
      { now, days: 2, clock, timeZone: 'UTC' },
    );
    expect(yesterday).toEqual({ day: '2026-03-03', spans: [{ from: 0, to: 1020 }], now: null });
    expect(today).toEqual({ day: '2026-03-04', spans: [{ from: 480, to: 930 }], now: 930 });
  });
});
