import { formatDate, formatSeconds, otherZone } from '../kit/format-time.ts';

/**
 * Returns a time with seconds, with its date if not today, and its zone if its offset differs from today's: "14:06:31",
 * "Mar 11 02:11:07", "Jul 11 02:11:07 EDT".
 */
export const secondsOf = (at: string, now: string, timeZone: string): string => {
  const day = formatDate(at, now, timeZone);
  const time = `${formatSeconds(at, timeZone)}${otherZone(at, now, timeZone)}`;
  return day === formatDate(now, now, timeZone) ? time : `${day} ${time}`;
};
