import { isCalendarDay } from './calendar-day.rule.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Year, month and day, in this order or by their names. */
const IN_NUMBERS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  /^(?<month>\d{1,2})[-./](?<date>\d{1,2})[-./](?<year>\d{4})$/,
  /^(?<month>\d\d)(?<date>\d\d)(?<year>\d{4})$/,
];
const IN_TEXT = /^(?<name>[a-z]{3,9})\.? (?<date>\d{1,2})(?:,| |, )(?<year>\d{4})$/;

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name === 'sept' ? 'sep' : name)) + 1;

const partsOf = (text: string): Readonly<Record<string, string>> | null => {
  for (const pattern of IN_NUMBERS) {
    const found = pattern.exec(text)?.groups;
    if (found !== undefined) return found;
  }
  const found = IN_TEXT.exec(text)?.groups;
  if (found === undefined) return null;
  return { ...found, month: String(monthOf(found['name'] ?? '')) };
};

/**
 * Parses a typed day into `2026-03-12`. "Mar 12, 2026", "3/12/2026", "03122026" and "2026-03-12" are all understood.
 * Returns null if it is not a day, also while the four digits of the year are not complete.
 */
export const typedDay = (text: string): string | null => {
  const parts = partsOf(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  if (parts === null) return null;
  const { year = '', month = '', date = '' } = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day, 9999) ? day : null;
};
