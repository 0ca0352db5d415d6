import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import {
  nextOccurrence,
  restOfOccurrences,
  seriesMeet,
  wallMinutes,
} from '#core/tests-on-site/next-occurrence.rule.ts';
import type { Recurrence } from '#core/tests-on-site/site-test.schema.ts';
import { anyRecurrence } from '#tests/arbitraries/site-tests.ts';
import { ZONES } from '#tests/contract/wall-clock.contract.ts';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const clock = temporalWallClock;
const localClock = (timeZone: string, longest = DAY) => ({ clock, timeZone, longest });

const after = fc.integer({ min: 0, max: 320 * 24 * 4 }).map((q) => Date.UTC(2026, 0) + q * 900000);
const asked = fc.tuple(anyRecurrence, after, fc.constantFrom(...ZONES));

const night = (timeZone: string, day: string, times: Pick<Recurrence, 'from' | 'to'>) => {
  const found = nextOccurrence(
    { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2026-12-31', ...times },
    clock.instant(`${day}T00:00`, timeZone),
    localClock(timeZone),
  );
  return found && [found.startsAt, found.endsAt].map((at) => new Date(at).toISOString());
};

describe('a test that recurs', () => {
  it('begins by the clocks of the site on the nights that move them', () => {
    // The start at 02:30 is skipped and becomes 03:30. The end is not skipped and stays the same.
    expect(night('America/New_York', '2026-03-08', { from: 150, to: 300 })).toEqual([
      '2026-03-08T07:30:00.000Z',
      '2026-03-08T09:00:00.000Z',
    ]);
    // The skipped hour would leave nothing of 02:30 to 03:15. The test therefore keeps its length of 45 minutes.
    expect(night('America/New_York', '2026-03-08', { from: 150, to: 195 })).toEqual([
      '2026-03-08T07:30:00.000Z',
      '2026-03-08T08:15:00.000Z',
    ]);
    // With a repeated hour, 00:30 to 02:30 takes three hours.
    expect(night('America/New_York', '2026-11-01', { from: 30, to: 150 })).toEqual([
      '2026-11-01T04:30:00.000Z',
      '2026-11-01T07:30:00.000Z',
    ]);
    // A whole day of 25 hours is cut to the category's maximum length.
    expect(night('Europe/Berlin', '2026-10-25', { from: 0, to: 0 })).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
    ]);
  });

  it('begins not before it is asked for, on a chosen weekday, at its time unless the clocks skip it', () => {
    fc.assert(
      fc.property(asked, ([recurrence, from, timeZone]) => {
        const found = nextOccurrence(recurrence, from, localClock(timeZone));
        if (found === null) return;
        expect(found.startsAt).toBeGreaterThanOrEqual(from);
        const wall = clock.wallTime(found.startsAt, timeZone);
        const weekday = new Date(`${wall.slice(0, 10)}T12:00Z`).getUTCDay() || 7;
        expect(recurrence.weekdays).toContain(weekday);
        const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14));
        const skipped = minute - recurrence.from;
        expect(skipped === 0 || (skipped > 0 && skipped <= 60)).toBe(true);
        // If the start time was skipped, no instant has this local time.
        if (skipped !== 0) {
          const before = clock.wallTime(found.startsAt - skipped * 60000 - 60000, timeZone);
          expect(before < wall).toBe(true);
          expect(clock.wallTime(found.startsAt - skipped * 60000, timeZone)).not.toBe(
            `${wall.slice(0, 11)}${String(Math.floor(recurrence.from / 60)).padStart(2, '0')}:${String(recurrence.from % 60).padStart(2, '0')}`,
          );
        }
      }),
    );
  });

  it('lasts longer than nothing, never longer than it may, and by the wall but for a moved hour', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 24 }), ([recurrence, from, timeZone], hours) => {
        const found = nextOccurrence(recurrence, from, localClock(timeZone, hours * HOUR));
        if (found === null) return;
        const length = found.endsAt - found.startsAt;
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(hours * HOUR);
        const wall = wallMinutes(recurrence) * 60000;
        if (wall + HOUR <= hours * HOUR) expect(Math.abs(length - wall)).toBeLessThanOrEqual(HOUR);
      }),
    );
  });

  it('misses none: nothing lies between an occurrence and the one asked for after it', () => {
    fc.assert(
      fc.property(asked, ([recurrence, from, timeZone]) => {
        const first = nextOccurrence(recurrence, from, localClock(timeZone));
        if (first === null) return;
        // Searching from a later instant before the occurrence's start returns the same occurrence.
        const between = from + Math.floor((first.startsAt - from) / 2);
        expect(nextOccurrence(recurrence, between, localClock(timeZone))).toEqual(first);
        expect(first.startsAt - from).toBeLessThanOrEqual(8 * DAY);
      }),
    );
  });

  it('ends with its last day', () => {
    const last = { weekdays: [7], from: 600, to: 660, until: '2026-03-08' };
    const noon = clock.instant('2026-03-08T12:00', 'America/New_York');
    expect(nextOccurrence(last, noon, localClock('America/New_York'))).toBeNull();
    expect(nextOccurrence(last, noon - DAY, localClock('America/New_York'))).not.toBeNull();
  });

  it('goes on behind any moment without losing one of its own', () => {
    fc.assert(
      fc.property(asked, ([recurrence, from, timeZone]) => {
        const where = localClock(timeZone);
        const rest = restOfOccurrences(recurrence, from, where);
        const next = nextOccurrence(recurrence, from, where);
        if (rest === null) {
          expect(next).toBeNull();
          return;
        }
        expect(rest.startsAt).toBeGreaterThanOrEqual(from);
        expect(rest.endsAt).toBeGreaterThan(rest.startsAt);
        expect(rest.endsAt - rest.startsAt).toBeLessThanOrEqual(where.longest);
        // An occurrence that is already running at `from` starts at `from`. An occurrence that starts after `from` starts
        // at its usual time.
        if (rest.startsAt > from) expect(rest).toEqual(next);
      }),
    );
  });

  it('meets another exactly where some moment is of both, whichever is asked', () => {
    fc.assert(
      fc.property(asked, anyRecurrence, ([one, from, timeZone], other) => {
        const where = { clock, timeZone };
        const [a, b] = [one, other].map((recurrence) => ({ recurrence, longest: DAY }));
        if (a === undefined || b === undefined) return;
        const meet = seriesMeet(a, b, from, where);
        expect(seriesMeet(b, a, from, where)).toBe(meet);
        expect(seriesMeet(a, a, from, where)).toBe(
          restOfOccurrences(one, from, localClock(timeZone)) !== null,
        );
        // If `seriesMeet` returns false, no two occurrences of the series overlap.
        if (meet) return;
        for (
          let at = restOfOccurrences(one, from, localClock(timeZone)), n = 0;
          at !== null && n < 8;
          n += 1
        ) {
          const theirs = restOfOccurrences(other, at.startsAt, localClock(timeZone));
          expect(theirs === null || theirs.startsAt >= at.endsAt).toBe(true);
          at = restOfOccurrences(one, at.endsAt, localClock(timeZone));
        }
      }),
      { numRuns: 30 },
    );
  });
});
