import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { COMMON_WORDS } from './common-words.ts';

/** The reason why a code is easily guessed. The person may use the code anyway. */
export type CodeWeakness = 'word' | 'date';

/** A leap year, so that February 29 is valid. */
const ANY_YEAR = '2000';

const isDay = (year: string, month: string, day: string): boolean =>
  isCalendarDay(`${year}-${month}-${day}`, 2099);

/** Checks a date with a two-digit year, in both centuries. */
const isShortDay = (year: string, month: string, day: string): boolean =>
  isDay(`19${year}`, month, day) || isDay(`20${year}`, month, day);

const isDate = (digits: string): boolean => {
  const at = (from: number, length = 2): string => digits.slice(from, from + length);
  if (digits.length === 4)
    return (
      /^(19|20)\d\d$/.test(digits) || isDay(ANY_YEAR, at(0), at(2)) || isDay(ANY_YEAR, at(2), at(0))
    );
  if (digits.length === 6)
    return (
      isShortDay(at(4), at(0), at(2)) ||
      isShortDay(at(4), at(2), at(0)) ||
      isShortDay(at(0), at(2), at(4))
    );
  return (
    digits.length === 8 &&
    (isDay(at(4, 4), at(0), at(2)) ||
      isDay(at(4, 4), at(2), at(0)) ||
      isDay(at(0, 4), at(4), at(6)))
  );
};

/**
 * Returns why a normalized code is easily guessed, or null: a common word with or without digits after it, or a date in a
 * usual notation (domain guide 6.4 "Refused").
 */
export const codeWeakness = (code: string): CodeWeakness | null => {
  if (/^\d+$/.test(code)) return isDate(code) ? 'date' : null;
  return COMMON_WORDS.has(code.replace(/\d+$/, '')) ? 'word' : null;
};
