const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a text is a day that exists, as `2026-03-12`; from 1900 to the last year. Such texts compare like the days they name. */
export const isCalendarDay = (text: string, lastYear: number): boolean => {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (found === null) return false;
  const [, year = 0, month = 0, day = 0] = found.map(Number);
  const length = LENGTHS[month - 1] ?? 0;
  if (year < 1900 || year > lastYear) return false;
  return day >= 1 && day <= length + (month === 2 && isLeap(year) ? 1 : 0);
};

/** The calendar day of a moment (milliseconds UTC) where the clocks of `timeZone` hang. */
export const calendarDay = (now: number, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) =>
    parts
      .filter((found) => found.type === type)
      .map(({ value }) => value)
      .join();
  return `${part('year')}-${part('month')}-${part('day')}`;
};
