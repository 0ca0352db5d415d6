import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeVolume, volumeSince } from '#core/backend/home/describe-volume.rule.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';

const HALF_HOUR = 1800000;
const NOW = Date.UTC(2026, 2, 12, 18, 8);
const ZONE = 'America/New_York';
const PRESENT = NOW - (NOW % HALF_HOUR);

const slots = fc.uniqueArray(fc.integer({ min: 0, max: 1488 }), { maxLength: 200 }).chain((backs) =>
  fc.tuple(
    ...backs.map((back) =>
      fc.record({
        at: fc.constant(PRESENT - back * HALF_HOUR),
        day: fc.constant(calendarDay(PRESENT - back * HALF_HOUR, ZONE)),
        signals: fc.nat(500),
        alarms: fc.nat(5),
        openings: fc.nat(9),
        closings: fc.nat(9),
      }),
    ),
  ),
);

const volumeOf = (
  of: readonly (typeof slots extends fc.Arbitrary<infer S> ? S : never)[number][],
) => ({
  timeZone: ZONE,
  today: '2026-03-12',
  dayStart: Date.UTC(2026, 2, 12, 4),
  open: 3,
  closed: 4,
  slots: of,
});

it('has every half hour of a day and every day of thirty once, in order, and loses nothing that came in', () => {
  fc.assert(
    fc.property(slots, (some) => {
      const { days, halfHours, today } = describeVolume(volumeOf(some), NOW);
      expect(halfHours).toHaveLength(48);
      expect(days).toHaveLength(30);
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
      const within = some.filter(({ at }) => at > PRESENT - 48 * HALF_HOUR);
      const sum = (of: readonly { readonly signals: number }[]) =>
        of.reduce((all, { signals }) => all + signals, 0);
      expect(sum(halfHours)).toBe(sum(within));
      const first = days[0]?.day ?? '';
      expect(sum(days)).toBe(sum(some.filter(({ day }) => day >= first)));
      expect(today.reduce((all, { openings }) => all + openings, 0)).toBe(
        some
          .filter(({ day }) => day === '2026-03-12')
          .reduce((all, { openings }) => all + openings, 0),
      );
      expect(volumeSince(NOW)).toBeLessThan(Date.UTC(2026, 1, 11));
    }),
  );
});
