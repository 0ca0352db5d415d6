import * as z from 'zod/mini';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';

/** Schema of a day such as `2026-03-12`, from 1900 to `lastYear`. Says the last year only of a day after it. */
export const daySchema = (lastYear = 9999, words = 'Enter a date') =>
  z.string().check(
    z.refine((text) => isCalendarDay(text, lastYear), {
      error: ({ input }) =>
        isCalendarDay(String(input), 9999) ? `${words} up to ${lastYear}` : words,
    }),
  );
