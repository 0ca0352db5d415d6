import fc from 'fast-check';
import { expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { typedInstants, typedMoment } from '#core/kernel/typed-time.rule.ts';
import { typedZone } from '#ui/kit/format-time.ts';

const NEW_YORK = 'America/New_York';
const iso = (typed: string, zone = NEW_YORK) =>
  typedInstants(typed, zone).map((at) => new Date(at).toISOString());

it('is two instants in the hour that comes again, and later by what the clocks skip', () => {
  expect(iso('2026-07-09T22:10')).toEqual(['2026-07-10T02:10:00.000Z']);
  expect(iso('2026-11-01T01:30')).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
  expect(iso('2026-03-08T02:30')).toEqual(['2026-03-08T07:30:00.000Z']);
  expect(iso('2026-04-05T01:45', 'Australia/Lord_Howe')).toHaveLength(2);
  expect([iso(''), iso('2026-07-09'), typedMoment('x', NEW_YORK)]).toEqual([[], [], '']);
});

it('is what the wall clock of the server says, in every zone', () => {
  const zone = fc.constantFrom(NEW_YORK, 'America/Phoenix', 'Asia/Kathmandu', 'Europe/London');
  const at = fc.integer({ min: 1700000000, max: 1900000000 }).map((second) => second * 1000);
  fc.assert(
    fc.property(at, zone, (moment, place) => {
      const wall = temporalWallClock.wallTime(moment, place);
      const [first] = typedInstants(wall, place);
      expect(first).toBe(temporalWallClock.instant(wall, place));
    }),
  );
});

it('is labelled by the clocks of its own moment', () => {
  const now = '2026-12-01T12:00:00.000Z';
  expect(typedZone('2026-07-09T22:10', now, NEW_YORK)).toBe('EDT');
  expect(typedZone('2026-12-24T22:10', now, NEW_YORK)).toBe('EST');
  expect(typedZone('', now, NEW_YORK)).toBe('EST');
});
