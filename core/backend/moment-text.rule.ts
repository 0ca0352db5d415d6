import type { WallClock } from '../kernel/wall-clock.port.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The wall clock, the time zone and the current time, for formatting instants. */
export interface LocalClock {
  readonly wallClock: WallClock;
  readonly timeZone: string;
  /** The current time, milliseconds UTC. */
  readonly now: number;
}

/** Formats an instant for a sentence, such as "at 14:08 EST"; includes the date unless it is today in that time zone (domain guide 5.4). */
export const momentText = (at: number, { wallClock, timeZone, now }: LocalClock): string => {
  const wall = wallClock.wallTime(at, timeZone);
  const today = wallClock.wallTime(now, timeZone);
  const time = `at ${wall.slice(11)} ${wallClock.zoneLabel(at, timeZone)}`;
  if (wall.slice(0, 10) === today.slice(0, 10)) return time;
  const year = wall.slice(0, 4) === today.slice(0, 4) ? '' : `, ${wall.slice(0, 4)}`;
  return `on ${MONTHS[Number(wall.slice(5, 7)) - 1] ?? ''} ${Number(wall.slice(8, 10))}${year} ${time}`;
};

/** Formats an instant for use after "until" or "from". */
export const whenText = (at: number, localClock: LocalClock): string =>
  momentText(at, localClock).replace(/^(at|on) /, '');
