import { typedDay } from '../../kernel/typed-day.rule.ts';

/** Matches the midnight that a program writes after a day: `2026-03-12 00:00:00` or `3/12/2026 12:00:00 AM`. */
const MIDNIGHT = /(?:[ T]00?:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? AM)$/i;
/** Matches a year of two digits after the name of a month: `12-Mar-26` or `Mar 12, 26`. */
const SHORT_YEAR = /^(?<day>\d{1,2}[ -][a-z]{3,9}[ -]|[a-z]{3,9} \d{1,2}, ?)(?<year>[0-6]\d)$/i;

/**
 * Reads the day in a cell, as spreadsheet programs write it. `12-Mar-26` is a usual form of Excel: the day stands first. A
 * year of two digits is read only beside the name of a month, and only up to 2069, because 70 to 99 may be of the last
 * century.
 */
export const cellDay = (text: string): string | null =>
  typedDay(text.replace(MIDNIGHT, '').replace(SHORT_YEAR, '$<day>20$<year>'));
