import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { DAY, HOUR, MINUTE } from '../demo-time.ts';

/** Days of a place, counted back from a moment. */
export interface WallDays {
  /** The instant at which its clocks show so many minutes past midnight, `daysAgo` days before today. */
  at(daysAgo: number, minutes: number): number;
  /** Monday = 1 to Sunday = 7. */
  weekday(daysAgo: number): number;
}

/** `HH:MM` as minutes past midnight. */
export const minutesOf = (wall: string): number => {
  const [hours = '0', minutes = '0'] = wall.split(':');
  return Number(hours) * 60 + Number(minutes);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Days of a time zone; an instant is asked for once an hour, so that months of them cost nothing. */
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
