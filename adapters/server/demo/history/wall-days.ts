import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { DAY, HOUR, MINUTE } from '../demo-time.ts';

/** Converts calendar days of a time zone into instants and weekdays. Days are counted back from today. */
export interface WallDays {
  /** Returns the instant `minutes` minutes past local midnight, `daysAgo` days before today. */
  at(daysAgo: number, minutes: number): number;
  /** Returns the weekday, from Monday = 1 to Sunday = 7. */
  weekday(daysAgo: number): number;
}

/** Converts `HH:MM` into minutes past midnight. */
export const minutesOf = (wall: string): number => {
  const [hours = '0', minutes = '0'] = wall.split(':');
  return Number(hours) * 60 + Number(minutes);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the calendar days of a time zone. Computes the UTC offset only once per hour, for speed. */
export const wallDays = (now: number, timeZone: string): WallDays => {
  const today = Date.parse(`${temporalWallClock.wallTime(now, timeZone).slice(0, 10)}T00:00Z`);
  const hours = new Map<string, number>();
  const hourAt = (wall: string): number => {
    const known = hours.get(wall) ?? temporalWallClock.instant(wall, timeZone);
    hours.set(wall, known);
    return known;
  };
  return {
    at: (daysAgo, minutes) => {
      const wall = new Date(today - daysAgo * DAY + Math.floor(minutes / 60) * HOUR);
      const hour = `${wall.toISOString().slice(0, 10)}T${two(wall.getUTCHours())}:00`;
      return hourAt(hour) + (minutes % 60) * MINUTE;
    },
    weekday: (daysAgo) => new Date(today - daysAgo * DAY).getUTCDay() || 7,
  };
};
