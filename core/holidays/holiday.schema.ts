import * as z from 'zod/mini';
import { choiceField, createForm, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { isBefore, isDaysAfter } from '../kernel/calendar-day.rule.ts';

/** Groups of holidays to which the hours of a site can refer (domain guide 6.5 "Holidays"). */
export const HOLIDAY_GROUPS = ['General', 'National', 'Regional'] as const;

/** Maximum length of a holiday's name, in characters. */
const NAME = 60;
/** Maximum length of a holiday, in days. */
const LONGEST = 31;
const LAST_YEAR = 2100;

const day = (name: string) => daySchema(LAST_YEAR, `${name}: enter a date`);

/** Form of a holiday, which applies to all sites. Days are `YYYY-MM-DD`, first and last day inclusive. */
export const holidayForm = createForm({
  name: { ...textField(requiredText('Name', NAME)), label: 'Name' },
  holidayGroup: { ...choiceField(z.enum(HOLIDAY_GROUPS), 'National'), label: 'Group' },
  fromDay: { ...textField(day('First day')), label: 'First day' },
  toDay: { ...textField(day('Last day')), label: 'Last day' },
});
/** Validates a holiday: the holiday must not end before it starts, and must last at most 31 days. */
export const holidayFormSchema = z.object(holidayForm.draft).check(
  z.refine(({ fromDay, toDay }) => !isBefore(toDay, fromDay), {
    message: 'The last day is before the first day',
    path: ['toDay'],
  }),
  z.refine(({ fromDay, toDay }) => !isDaysAfter(LONGEST, fromDay, toDay), {
    message: `A holiday can last ${LONGEST} days at most`,
    path: ['toDay'],
  }),
);
export type HolidayForm = z.infer<typeof holidayFormSchema>;

/** A holiday with who last changed it and when; both null if the holiday came with the installation. */
export const listedHolidaySchema = z.object({
  id: z.string(),
  rev: z.int(),
  ...holidayForm.stored,
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type ListedHoliday = z.infer<typeof listedHolidaySchema>;

/** All holidays ordered by day. */
export const holidayListSchema = z.object({ holidays: z.array(listedHolidaySchema) });
export type HolidayList = z.infer<typeof holidayListSchema>;
