import { formatDate, formatSeconds, otherZone } from '../kit/format-time.ts';

/** To the second, with its day where that is not today: "14:06:31", "Mar 11 02:11:07", "Jul 11 02:11:07 EDT" where the clocks stand otherwise now. */
export const secondsOf = (at: string, now: string, timeZone: string): string => {
  const day = formatDate(at, now, timeZone);
  const time = `${formatSeconds(at, timeZone)}${otherZone(at, now, timeZone)}`;
  return day === formatDate(now, now, timeZone) ? time : `${day} ${time}`;
};
