import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { COMMON_WORDS } from './common-words.ts';

/** Why a code is easily guessed, though it may be used. */
export type CodeWeakness = 'word' | 'date';

/** A leap year, so that every day of a year is one. */
const ANY_YEAR = '2000';

const isDay = (year: string, month: string, day: string): boolean =>
  isCalendarDay(`${year}-${month}-${day}`, 2099);

/** Of two digits both centuries are thought of. */
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

/** What makes a folded code easy to guess: a word many take, digits after it or not, or a day in any of the usual ways; null for nothing (domain guide 6.4 "Refused"). */
export const codeWeakness = (code: string): CodeWeakness | null => {
  if (/^\d+$/.test(code)) return isDate(code) ? 'date' : null;
  return COMMON_WORDS.has(code.replace(/\d+$/, '')) ? 'word' : null;
};
