import { dayNumber, isCalendarDay, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { WallTime } from '../kernel/wall-clock.port.ts';
import type { CallHours } from './contact.ts';

/** Wall time at a site: day (`2026-03-08`), weekday (1 is Monday) and minutes since midnight. */
export interface WallMoment {
  readonly today: string;
  readonly day: number;
  readonly minute: number;
}

/** Time span of a day in minutes since midnight, end exclusive. */
export interface HoursSpan {
  readonly from: number;
  readonly to: number;
}

const WHOLE_DAY = 24 * 60;

/** Splits a wall time into day, weekday and minute. */
export const wallMoment = (wall: WallTime): WallMoment => {
  const today = wall.slice(0, 10);
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return { today, day: weekdayOf(dayNumber(today)), minute };
};

const dayBefore = (day: number): number => ((day + 5) % 7) + 1;

/** Returns true if weekly hours contain a given wall time. Hours that pass midnight belong to the weekday on which they start. */
export const holdsAt = (
  { weekdays, from, to }: CallHours,
  { day, minute }: WallMoment,
): boolean => {
  if (from < to) return weekdays.includes(day) && minute >= from && minute < to;
  return (
    (weekdays.includes(day) && minute >= from) || (weekdays.includes(dayBefore(day)) && minute < to)
  );
};

/** Returns the time spans of weekly hours on one weekday, earliest first. `hours` of null means always. */
export const hoursOfDay = (
  hours: readonly CallHours[] | null,
  day: number,
): readonly HoursSpan[] => {
  if (hours === null) return [{ from: 0, to: WHOLE_DAY }];
  return hours
    .flatMap(({ weekdays, from, to }): readonly HoursSpan[] => {
      const passes = from >= to;
      const own = weekdays.includes(day) ? [{ from, to: passes ? WHOLE_DAY : to }] : [];
      const before = passes && weekdays.includes(dayBefore(day)) ? [{ from: 0, to }] : [];
      return [...before, ...own];
    })
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const two = (value: number): string => String(value).padStart(2, '0');

/** Formats minutes since midnight: "07:00". */
export const minuteText = (minute: number): string =>
  `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** Parses a time of day such as `7:00` into minutes since midnight; null if the text is no time of day. */
export const minuteOf = (text: string): number | null => {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
};

const daysText = (weekdays: readonly number[]): string => {
  const sorted = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (sorted.length === DAYS.length) return '';
  if (sorted.length === 0) return 'No day ';
  const [first = 1] = sorted;
  const last = sorted.at(-1) ?? first;
  const name = (day: number): string => DAYS[day - 1] ?? '';
  const run = sorted.length > 2 && last - first === sorted.length - 1;
  return `${run ? `${name(first)}–${name(last)}` : sorted.map(name).join(', ')} `;
};

/** Formats weekly hours: "Mon–Fri 08:00–18:00". */
export const hoursText = (hours: readonly CallHours[]): string =>
  hours
    .map(({ weekdays, from, to }) =>
      from === to
        ? `${daysText(weekdays)}all day from ${minuteText(from)}`
        : `${daysText(weekdays)}${minuteText(from)}–${minuteText(to)}`,
    )
    .join(' and ');

/** The last year that the preview of the call order knows. */
export const LAST_WALL_YEAR = 2200;

/** Returns true if a text is a wall time such as `2026-03-13T02:30`. */
export const isWallTime = (text: string): boolean =>
  /^.{10}T\d\d:\d\d$/.test(text) &&
  isCalendarDay(text.slice(0, 10), LAST_WALL_YEAR) &&
  minuteOf(text.slice(11)) !== null;
