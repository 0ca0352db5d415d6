const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether a text names a day of the calendar: YYYY-MM-DD, from the year 1900 on. */
export const isDay = (text: string): boolean => {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const length = month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0);
  return year >= 1900 && day >= 1 && day <= length;
};
