import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { atMost, boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { HOLIDAY_GROUPS } from '../holidays/holiday.schema.ts';
import { instantOf } from '../kernel/instant.ts';
import { refuseSchedule } from '../schedules/schedule-warnings.rule.ts';
import { BUSINESS_HOURS_LIMITS } from './business-hours.ts';
import { entryOf } from './open-state.rule.ts';

const text = z.nullable(z.string());
const moment = z.string();
const minute = z.int('Enter a time').check(z.minimum(0), z.maximum(1439));

export const openStateSchema = z.object({
  open: z.boolean(),
  why: z.enum(['none', 'weekly', 'holiday', 'temporary']),
  reason: z.string(),
  until: text,
  temporaryId: text,
});
export type OpenStateView = z.infer<typeof openStateSchema>;

const intervalSchema = z.object({
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  opensAt: minute,
  closesAt: minute,
});

const OVERLAP = 'Two intervals overlap on the same day';
const NO_DAY = 'An interval needs at least one weekday';

const intervalsSchema = z
  .array(intervalSchema)
  .check(z.maxLength(BUSINESS_HOURS_LIMITS.intervals), ({ issues, value: input }) => {
    const refused = refuseSchedule(input.map(entryOf));
    if (refused === null) return;
    const isDay = refused === 'An opening needs at least one weekday';
    issues.push({ code: 'custom', message: isDay ? NO_DAY : OVERLAP, input });
  });

const greeting = z.nullable(boundedText(BUSINESS_HOURS_LIMITS.greeting));

/** Form for the weekly hours of a site group. */
export const businessHoursForm = {
  intervals: intervalsSchema,
  holidayGroup: z.nullable(z.enum(HOLIDAY_GROUPS)),
  greetingOpen: greeting,
  greetingClosed: greeting,
  forwardNumber: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        atMost(BUSINESS_HOURS_LIMITS.forwardNumber),
        z.refine(isPhoneNumber, 'Enter a valid phone number'),
      ),
  ),
  overflowRings: z.nullable(
    z
      .int('Enter a number from 1 to 20')
      .check(
        z.minimum(1, 'Enter a number from 1 to 20'),
        z.maximum(BUSINESS_HOURS_LIMITS.rings, 'Enter a number from 1 to 20'),
      ),
  ),
} as const;
export const businessHoursFormSchema = z.object(businessHoursForm).check(
  z.refine(({ forwardNumber, overflowRings }) => overflowRings === null || forwardNumber !== null, {
    message: 'Enter the forward number: calls must ring somewhere before they overflow',
    path: ['forwardNumber'],
  }),
);
export type BusinessHoursForm = z.infer<typeof businessHoursFormSchema>;

const at = z.iso.datetime({ error: 'Enter a date and a time' });

export const temporaryHoursForm = {
  from: at,
  to: at,
  open: z.boolean(),
  reason: requiredText('Reason', BUSINESS_HOURS_LIMITS.reason),
  greeting,
} as const;
const DAY = 86400000;
/** A time that cannot be read is NaN, and neither before nor after another. */
export const temporaryHoursFormSchema = z.object(temporaryHoursForm).check(
  z.refine(({ from, to }) => !(instantOf(to) <= instantOf(from)), {
    message: 'The end is before the start',
    path: ['to'],
  }),
  z.refine(
    ({ from, to }) =>
      !(instantOf(to) - instantOf(from) > BUSINESS_HOURS_LIMITS.temporaryDays * DAY),
    { message: `At most ${BUSINESS_HOURS_LIMITS.temporaryDays} days`, path: ['to'] },
  ),
);
export type TemporaryHoursForm = z.infer<typeof temporaryHoursFormSchema>;

export const storedBusinessHoursSchema = z.object({
  intervals: z.array(z.object({ weekdays: z.array(z.int()), opensAt: z.int(), closesAt: z.int() })),
  holidayGroup: z.nullable(z.enum(HOLIDAY_GROUPS)),
  greetingOpen: text,
  greetingClosed: text,
  forwardNumber: text,
  overflowRings: z.nullable(z.int()),
  rev: z.int(),
  changedBy: text,
  changedAt: text,
});
export type StoredBusinessHours = z.infer<typeof storedBusinessHoursSchema>;

export const storedTemporaryHoursSchema = z.object({
  id: z.string(),
  rev: z.int(),
  siteGroupNum: z.int(),
  from: moment,
  to: moment,
  open: z.boolean(),
  reason: z.string(),
  greeting: text,
  madeBy: z.string(),
  madeAt: moment,
  releasedBy: text,
  releasedAt: text,
  changedBy: text,
  changedAt: text,
});
export type StoredTemporaryHours = z.infer<typeof storedTemporaryHoursSchema>;

/** The business hours of a dealer's active group and its branches (domain guide 6.8 d, e). */
export const businessHoursOverviewSchema = z.object({
  asOf: moment,
  mayEdit: z.boolean(),
  groups: z.array(
    z.object({
      siteGroupNum: z.int(),
      siteGroupName: z.string(),
      timeZone: z.string(),
      /** Null if no hours were set. The answering service treats a group without hours as always closed. */
      hours: z.nullable(storedBusinessHoursSchema),
      now: openStateSchema,
      /** When the group next opens; null if the group does not open within a year. The "Close now" button closes the group until then. */
      nextOpening: text,
    }),
  ),
  temporary: z.array(storedTemporaryHoursSchema),
  holidays: z.array(
    z.object({
      holidayGroup: z.enum(HOLIDAY_GROUPS),
      name: z.string(),
      fromDay: z.string(),
      toDay: z.string(),
    }),
  ),
});
export type BusinessHoursOverview = z.infer<typeof businessHoursOverviewSchema>;
