import { cellParts, fileCell } from '../forms/file-cell.rule.ts';
import { minuteOf, minuteText } from './hours-of-day.rule.ts';
import type { CallHours } from './contact.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const dayOf = (name: string): number =>
  DAYS.findIndex((day) => name.trim().toLowerCase().startsWith(day.toLowerCase())) + 1;

const runOf = (part: string): readonly number[] => {
  const [from = '', to] = part.split(/[-–]/);
  const [first, last] = [dayOf(from), to === undefined ? dayOf(from) : dayOf(to)];
  if (first === 0 || last === 0) return [0];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 7) + 1);
};

const readDays = (text: string): readonly number[] =>
  [...new Set(text.split(',').flatMap(runOf))].toSorted((a, b) => a - b);

const showDays = (days: readonly number[]): string =>
  days
    .toSorted((a, b) => a - b)
    .map((day) => DAYS[day - 1] ?? '?')
    .join(',');

/** File cell for weekdays: `Mon-Fri,Sun`. */
export const weekdaysCell = fileCell(readDays, showDays, []);

/** File cell for a time of day: `08:30`, stored as minutes since midnight. */
export const timeCell = fileCell((text) => minuteOf(text) ?? Number.NaN, minuteText);

const WINDOW = /^(.+?)\s+(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/;

const windowOf = (part: string): unknown => {
  const [, days = '', from = '', to = ''] = WINDOW.exec(part) ?? [];
  const minute = (text: string): number => minuteOf(text) ?? Number.NaN;
  return { weekdays: readDays(days), from: minute(from), to: minute(to) };
};

/** File cell for weekly hours: `Mon-Fri 08:00-18:00; Sat 09:00-12:00`. A single dash means always. */
export const hoursCell = fileCell(
  (text) => cellParts(text).map(windowOf),
  (hours: readonly CallHours[]) =>
    hours
      .map(
        ({ from, to, weekdays }) => `${showDays(weekdays)} ${minuteText(from)}-${minuteText(to)}`,
      )
      .join('; '),
);
