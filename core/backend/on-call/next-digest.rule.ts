import { dayNumber, dayText } from '../../kernel/calendar-day.rule.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';

/** Returns the first instant after `after` at which it is 7 a.m. in a time zone. */
export const nextDigest = (
  after: number,
  timeZone: string,
  clock: Pick<WallClock, 'wallTime' | 'instant'>,
): number => {
  const today = dayNumber(clock.wallTime(after, timeZone).slice(0, 10));
  const seven = clock.instant(`${dayText(today)}T07:00`, timeZone);
  return seven > after ? seven : clock.instant(`${dayText(today + 1)}T07:00`, timeZone);
};
