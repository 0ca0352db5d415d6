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
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/](?<date>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>\d\d)(?<date>\d\d)(?<year>\d{4})$/,
];
const IN_TEXT = [
  /^(?<name>[a-z]{3,9})\.? (?<date>\d{1,2})(?:,| |, )(?<year>\d{4})$/,
  /^(?<date>\d{1,2})[ -](?<name>[a-z]{3,9})(?:\.|,|\.,)?[ -](?<year>\d{4})$/,
];
/** Matches a date with dots, whose first number is the day in most countries and the month in others. */
const DOTTED = /^\d{1,2}\.\d{1,2}\.\d{4}$/;

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name === 'sept' ? 'sep' : name)) + 1;

const partsOf = (text: string): Readonly<Record<string, string>> | null => {
  for (const pattern of [...IN_NUMBERS, ...IN_TEXT]) {
    const found = pattern.exec(text)?.groups;
    if (found !== undefined) return { month: String(monthOf(found['name'] ?? '')), ...found };
  }
  return null;
};

/**
 * Parses a typed day such as "Mar 12, 2026", "12 Mar 2026", "3/12/2026", "03122026" or "2026-03-12" into `2026-03-12`.
 * Returns null if the text is no day, the year has fewer than four digits, or the day and month are separated by dots.
 */
export const typedDay = (text: string): string | null => {
  const parts = partsOf(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  if (parts === null) return null;
  const { year = '', month = '', date = '' } = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day, 9999) ? day : null;
};

/** Returns the error for a text that is no day. A date with dots could be meant in two ways, so the error shows examples. */
export const dayComplaint = (text: string): string =>
  DOTTED.test(text.trim()) ? 'Enter a date as 3/12/2026 or 2026-03-12' : 'Enter a date';

/** Returns true for a text that is no day such as `2026-03-12`. An empty text is unset, not unread. */
export const isUnreadDay = (text: string): boolean => text !== '' && !isCalendarDay(text, 9999);
