import { Temporal } from 'temporal-polyfill';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';

/** Wall times by the zone data of the platform; `compatible` is the port's rule for skipped and doubled times. */
export const temporalWallClock: WallClock = {
  wallTime: (at, timeZone) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  instant: (wall, timeZone) =>
    Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
      .epochMilliseconds,
};
