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
 * Converts times with Temporal and the platform's time zone data. For skipped and repeated times, the port's rule is
 * Temporal's `compatible`.
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
