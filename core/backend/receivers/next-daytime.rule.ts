import type { WallClock } from '../../kernel/wall-clock.port.ts';

/** Hours of the site in which people are told of what can wait (domain guide 8 "Storm"). */
const DAY = { from: '07:00', until: '22:00' } as const;

/** From any minute of the night's first part into the day after it. */
const OVER_MIDNIGHT_MS = 10 * 3600000;

/** When somebody may be told of what can wait: now by day, else the next morning, by the clocks of the site. */
export const nextDaytime = (now: number, timeZone: string, wallClock: WallClock): number => {
  const wall = wallClock.wallTime(now, timeZone);
  const time = wall.slice(11);
  if (time >= DAY.from && time < DAY.until) return now;
  const night = time < DAY.from ? wall : wallClock.wallTime(now + OVER_MIDNIGHT_MS, timeZone);
  return wallClock.instant(`${night.slice(0, 10)}T${DAY.from}`, timeZone);
};
