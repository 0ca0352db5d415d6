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
    // Swedish writes a time as ISO does.
    times: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    labels: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
  };
  zones.set(timeZone, made);
  return made;
};

const wallTime = (at: number, timeZone: string): string =>
  zoneOf(timeZone).times.format(at).replace(' ', 'T');

/** What the clocks of a zone are ahead of UTC at an instant, milliseconds. */
const offset = (at: number, timeZone: string): number =>
  Date.parse(`${wallTime(at, timeZone)}Z`) - Math.floor(at / MINUTE) * MINUTE;

/** Wall times by the zone data of the browser alone, where a library for them would weigh more than the screen. */
export const intlWallClock: WallClock = {
  wallTime,
  instant: (wall, timeZone) => {
    const plain = Date.parse(`${wall}Z`);
    // Clocks are moved once within these two days at the most: before it and after it.
    const before = plain - offset(plain - DAY, timeZone);
    const after = plain - offset(plain + DAY, timeZone);
    const shown = [before, after].filter((at) => wallTime(at, timeZone) === wall);
    // One that was skipped is as much later as they skip.
    return shown.length > 0 ? Math.min(...shown) : before;
  },
  zoneLabel: (at, timeZone) =>
    zoneOf(timeZone)
      .labels.formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
};
