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

/** Patterns for a day in digits, with named groups for year, month and day. */
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
 * Parses a typed day such as "Mar 12, 2026", "3/12/2026", "03122026" or "2026-03-12" into `2026-03-12`. Returns null if
 * the text is no day or the year has fewer than four digits.
 */
export const typedDay = (text: string): string | null => {
  const parts = partsOf(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  if (parts === null) return null;
  const { year = '', month = '', date = '' } = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day, 9999) ? day : null;
};
