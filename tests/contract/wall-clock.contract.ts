import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';

/** Time zones whose clock changes differ in date or amount, and time zones without clock changes. */
export const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'America/Phoenix',
  'UTC',
] as const;

/** Time zone, local time and the corresponding instant. */
const NIGHTS: readonly (readonly [string, string, string])[] = [
  // 2026-03-08: the hour from 02:00 to 03:00 is skipped, and local times in it are moved by one hour.
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08T02:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  // 2026-11-01: the hour from 01:00 to 02:00 is repeated, and local times in it mean the first occurrence.
  ['America/New_York', '2026-11-01T01:00', '2026-11-01T05:00:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/London', '2026-03-29T01:15', '2026-03-29T01:15:00.000Z'],
  // Clock changes of half an hour, in the southern hemisphere.
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ['America/Phoenix', '2026-03-08T02:30', '2026-03-08T09:30:00.000Z'],
];

const MINUTE = 60000;
const year2026 = fc
  .integer({ min: 0, max: 365 * 24 * 60 })
  .map((m) => Date.UTC(2026, 0) + m * MINUTE);

/** The tests that every wall clock must pass (domain guide 5.4). */
export const wallClockContract = (name: string, clock: WallClock): void => {
  describe(`a wall clock: ${name}`, () => {
    it.each(NIGHTS)('%s: %s is %s', (timeZone, wall, instant) => {
      expect(new Date(clock.instant(wall, timeZone)).toISOString()).toBe(instant);
    });

    it('shows the same as the platform, in every zone at every minute', () => {
      fc.assert(
        fc.property(year2026, fc.constantFrom(...ZONES), (at, timeZone) => {
          const shown = new Intl.DateTimeFormat('sv-SE', {
            timeZone,
            dateStyle: 'short',
            timeStyle: 'short',
          }).format(at);
          expect(clock.wallTime(at, timeZone)).toBe(shown.replace(' ', 'T'));
        }),
      );
    });

    it('takes the begun minute', () => {
      expect(clock.wallTime(Date.UTC(2026, 5, 1, 12, 0, 59, 999), 'UTC')).toBe('2026-06-01T12:00');
    });

    it('comes back to the same wall time, or to a later one where it was skipped, and to the first of two instants', () => {
      fc.assert(
        fc.property(year2026, fc.constantFrom(...ZONES), (at, timeZone) => {
          const wall = clock.wallTime(at, timeZone);
          const back = clock.instant(wall, timeZone);
          // This local time was computed from an instant, so clocks do not skip this local time.
          expect(clock.wallTime(back, timeZone)).toBe(wall);
          expect(back).toBeLessThanOrEqual(at);
        }),
      );
    });
  });
};
