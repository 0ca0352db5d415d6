import { isCalendarDay, monthLength } from './calendar-day.rule.ts';

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
const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name === 'sept' ? 'sep' : name)) + 1;

const plainOf = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

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
  const parts = partsOf(plainOf(text));
  if (parts === null) return null;
  const { year = '', month = '', date = '' } = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day, 9999) ? day : null;
};

/** Matches a day whose year has two digits, in numbers or with the name of the month. */
const SHORT_YEAR =
  /^(\d{1,2}[-/]\d{1,2}[-/]|\d{1,2}[ -][a-z]{3,9}\.?,?[ -]|[a-z]{3,9}\.? \d{1,2},? ?)\d\d$/i;
const AS_EXAMPLES = 'Enter a date like 3/12/2026 or 2026-03-12';

/**
 * Returns the error for a text that is no day up to `lastYear`, with what would be right. A date with dots or in another
 * form could be meant in two ways, so the error shows examples.
 */
export const dayComplaint = (text: string, lastYear = 9999): string => {
  const plain = plainOf(text);
  const parts = partsOf(plain);
  if (parts === null) {
    if (SHORT_YEAR.test(plain)) return 'Enter the year with four digits';
    return /\d\D*\d{4}|\d{4}\D*\d/.test(plain) ? AS_EXAMPLES : 'Enter a date';
  }
  const [year = 0, month = 0, date = 0] = ['year', 'month', 'date'].map((one) =>
    Number(parts[one]),
  );
  const length = monthLength(year, month);
  if (length === 0)
    return parts['name'] === undefined && /\D/.test(plain)
      ? 'Enter a month from 1 to 12'
      : AS_EXAMPLES;
  const name = MONTHS[month - 1] ?? '';
  if (date < 1 || date > length)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year} has ${length} days`;
  return year < 1900 || year > lastYear ? `Enter a year from 1900 to ${lastYear}` : 'Enter a date';
};

/** Returns true for a text that is no day such as `2026-03-12`. An empty text is unset, not unread. */
export const isUnreadDay = (text: string): boolean => text !== '' && !isCalendarDay(text, 9999);
