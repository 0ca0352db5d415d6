import type { WallClock } from '../../kernel/wall-clock.port.ts';

/** Local hours in which people are notified of events that can wait (domain guide 8 "Storm"). */
const DAY = { from: '07:00', until: '22:00' } as const;

/** Long enough to get from any minute before midnight into the next day. */
const OVER_MIDNIGHT_MS = 10 * 3600000;

/** Returns when people may be notified of an event that can wait: now by day, otherwise the next morning, in the site's time zone. */
export const nextDaytime = (now: number, timeZone: string, wallClock: WallClock): number => {
  const wall = wallClock.wallTime(now, timeZone);
  const time = wall.slice(11);
  if (time >= DAY.from && time < DAY.until) return now;
  const night = time < DAY.from ? wall : wallClock.wallTime(now + OVER_MIDNIGHT_MS, timeZone);
  return wallClock.instant(`${night.slice(0, 10)}T${DAY.from}`, timeZone);
};
