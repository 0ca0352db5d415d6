const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the number of days of a month (1 is January); 0 if there is no such month. */
export const monthLength = (year: number, month: number): number =>
  (LENGTHS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);

/** Returns true for an existing day such as `2026-03-12`, from 1900 to `lastYear`. */
export const isCalendarDay = (text: string, lastYear: number): boolean => {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (found === null) return false;
  const [, year = 0, month = 0, day = 0] = found.map(Number);
  if (year < 1900 || year > lastYear) return false;
  return day >= 1 && day <= monthLength(year, month);
};

// Cached, because creating a formatter takes about a hundred times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
};

/** Returns the calendar day of a time (milliseconds UTC) in `timeZone`. */
export const calendarDay = (now: number, timeZone: string): string => {
  const parts = formatterOf(timeZone).formatToParts(now);
  const part = (type: string) =>
    parts
      .filter((found) => found.type === type)
      .map(({ value }) => value)
      .join();
  return `${part('year')}-${part('month')}-${part('day')}`;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the number of days from 1970-01-01 to a day such as `2026-03-12`, without a clock. */
export const dayNumber = (day: string): number => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  // Counts years from March, so that the leap day is the last day of a year (H. Hinnant, days_from_civil).
  const inYear = month > 2 ? year : year - 1;
  const era = Math.floor(inYear / 400);
  const yearOfEra = inYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
};

/** Converts a day number of {@link dayNumber} to a day such as `2026-03-12`. */
export const dayText = (number: number): string => {
  const shifted = number + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const leaps =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36524) + Math.floor(dayOfEra / 146096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
};

/** Returns the weekday (1 is Monday) of a day number of {@link dayNumber}. January 1, 1970 was a Thursday. */
export const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;

/** Returns true if a typed day is at least `days` after another. A day that is unset or cannot be read is after none. */
export const isDaysAfter = (days: number, other: string | null, day: string | null): boolean => {
  if (day === null || other === null) return false;
  if (!isCalendarDay(day, 9999) || !isCalendarDay(other, 9999)) return false;
  return dayNumber(day) - dayNumber(other) >= days;
};

/** Returns true if a typed day is before another. A day that is unset or cannot be read is before none. */
export const isBefore = (day: string | null, other: string | null): boolean =>
  isDaysAfter(1, day, other);

/** Returns the day that is `days` after a day such as `2026-03-08`. */
export const dayAfter = (day: string, days: number): string => dayText(dayNumber(day) + days);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day: "Mar 20, 2026". */
export const dayLabel = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(date)}, ${year}`;
};
