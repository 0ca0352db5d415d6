import { formatDate, formatSeconds, otherZone } from '../kit/format-time.ts';

/**
 * Returns a time with seconds, such as "14:06:31", "Mar 11 02:11:07" or "Jul 11 02:11:07 EDT". The date is added if it is
 * not the date of `now`, and the zone is added if its UTC offset differs from the offset at `now`.
 */
export const secondsOf = (at: string, now: string, timeZone: string): string => {
  const day = formatDate(at, now, timeZone);
  const time = `${formatSeconds(at, timeZone)}${otherZone(at, now, timeZone)}`;
  return day === formatDate(now, now, timeZone) ? time : `${day} ${time}`;
};
