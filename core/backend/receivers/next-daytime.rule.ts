import type { WallClock } from '../../kernel/wall-clock.port.ts';

/** Local hours in which people are notified of non-urgent events (domain guide 8 "Storm"). */
const DAY = { from: '07:00', until: '22:00' } as const;

/** Ten hours in milliseconds: from any time after 22:00, this leads into the next day. */
const OVER_MIDNIGHT_MS = 10 * 3600000;

/** Returns when people may be notified of a non-urgent event: now during the day, otherwise the next morning, in the site's time zone. */
export const nextDaytime = (now: number, timeZone: string, wallClock: WallClock): number => {
  const wall = wallClock.wallTime(now, timeZone);
  const time = wall.slice(11);
  if (time >= DAY.from && time < DAY.until) return now;
  const night = time < DAY.from ? wall : wallClock.wallTime(now + OVER_MIDNIGHT_MS, timeZone);
  return wallClock.instant(`${night.slice(0, 10)}T${DAY.from}`, timeZone);
};
