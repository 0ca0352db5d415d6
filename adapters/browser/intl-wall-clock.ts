import type { WallClock } from '#core/kernel/wall-clock.port.ts';

const DAY = 86400000;
const MINUTE = 60000;

interface Zone {
  readonly times: Intl.DateTimeFormat;
  readonly labels: Intl.DateTimeFormat;
}

const zones = new Map<string, Zone>();

const zoneOf = (timeZone: string): Zone => {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const made: Zone = {
    // The Swedish locale formats times like ISO 8601.
    times: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    labels: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
  };
  zones.set(timeZone, made);
  return made;
};

const wallTime = (at: number, timeZone: string): string =>
  zoneOf(timeZone).times.format(at).replace(' ', 'T');

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
const offset = (at: number, timeZone: string): number =>
  Date.parse(`${wallTime(at, timeZone)}Z`) - Math.floor(at / MINUTE) * MINUTE;

/** Converts local times using only the browser's time zone data, without a library. */
export const intlWallClock: WallClock = {
  wallTime,
  instant: (wall, timeZone) => {
    const plain = Date.parse(`${wall}Z`);
    // A zone changes its offset at most once in two days, so the right offset is the offset of a day earlier or of a day later.
    const before = plain - offset(plain - DAY, timeZone);
    const after = plain - offset(plain + DAY, timeZone);
    const shown = [before, after].filter((at) => wallTime(at, timeZone) === wall);
    // A local time skipped by a clock change is shifted forward by the length of the skip.
    return shown.length > 0 ? Math.min(...shown) : before;
  },
  zoneLabel: (at, timeZone) =>
    zoneOf(timeZone)
      .labels.formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
};
