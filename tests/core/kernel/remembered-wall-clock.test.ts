import { expect, it } from 'vitest';
import { rememberedWallClock } from '#core/kernel/remembered-wall-clock.store.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

const ZONES = ['America/New_York', 'America/Phoenix'];

it('says what the clock says, and asks it once for each minute of each zone', () => {
  let asked = 0;
  const clock = rememberedWallClock({
    ...temporalWallClock,
    wallTime: (at, timeZone) => {
      asked += 1;
      return temporalWallClock.wallTime(at, timeZone);
    },
    instant: (wall, timeZone) => {
      asked += 1;
      return temporalWallClock.instant(wall, timeZone);
    },
  });
  // Instants that include the epoch, whose value 0 is falsy, and the hour of a clock change.
  const instants = [0, Date.UTC(2026, 2, 8, 7, 30)];
  const walls = ['2026-03-08T02:30', '2026-11-01T01:30'];
  for (let time = 0; time < 3; time += 1)
    for (const zone of ZONES) {
      for (const at of instants)
        expect(clock.wallTime(at, zone)).toBe(temporalWallClock.wallTime(at, zone));
      for (const wall of walls)
        expect(clock.instant(wall, zone)).toBe(temporalWallClock.instant(wall, zone));
    }
  expect(asked).toBe(ZONES.length * (instants.length + walls.length));
});
