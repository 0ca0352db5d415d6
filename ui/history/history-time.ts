import { formatDate, formatSeconds } from '../kit/format-time.ts';

/** To the second, with its day where that is not today: "14:06:31", "Mar 11 02:11:07". */
export const secondsOf = (at: string, now: string, timeZone: string): string => {
  const day = formatDate(at, now, timeZone);
  const time = formatSeconds(at, timeZone);
  return day === formatDate(now, now, timeZone) ? time : `${day} ${time}`;
};
