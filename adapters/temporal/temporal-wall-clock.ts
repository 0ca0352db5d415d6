import { Temporal } from 'temporal-polyfill';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';

const labels = new Map<string, Intl.DateTimeFormat>();
const labelsOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = labels.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  labels.set(timeZone, made);
  return made;
};

/**
 * Converts times with the platform's time zone data. Skipped and repeated times follow the port's rule, which is
 * `compatible` in Temporal.
 */
export const temporalWallClock: WallClock = {
  wallTime: (at, timeZone) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  instant: (wall, timeZone) =>
    Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
      .epochMilliseconds,
  zoneLabel: (at, timeZone) =>
    labelsOf(timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
};
