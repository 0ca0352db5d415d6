import * as z from 'zod/mini';
import { REQUEST_LIMITS, REQUEST_STATES } from './change-request.schema.ts';
import { createForm, fieldOf, textField } from '../forms/create-form.schema.ts';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { calendarDay, dayAfter, isBefore } from '../kernel/calendar-day.rule.ts';

const text = z.nullable(z.string());

/** An open or completed cancellation of a site's service. */
export const cancellationSchema = z.object({
  id: z.string(),
  rev: z.int(),
  state: z.enum(REQUEST_STATES),
  /** Monitoring ends at the start of this day, such as `2026-12-01`. */
  day: z.string(),
  endsAt: z.string(),
  reason: z.string(),
  reasonText: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  answer: text,
  decidedBy: text,
  decidedAt: text,
  ended: z.boolean(),
});
export type Cancellation = z.infer<typeof cancellationSchema>;

/** Reasons for canceling a service. */
export const CANCEL_REASONS = [
  'Moving',
  'Sold or closed',
  'Another provider',
  'Cost',
  'Not used any more',
  'Other',
] as const;

/** Maximum number of days from today to the last day of the service. */
const CANCEL_WITHIN_DAYS = 366;

/**
 * Returns the first and last day on which a service may end, in the site's time zone: from tomorrow, for a year (domain
 * guide 6.11 "Cancel service").
 */
export const cancelDays = (
  now: number,
  timeZone: string,
): { readonly first: string; readonly last: string } => {
  const today = calendarDay(now, timeZone);
  return { first: dayAfter(today, 1), last: dayAfter(today, CANCEL_WITHIN_DAYS) };
};

const textSchema = boundedText(REQUEST_LIMITS.words).check(
  z.minLength(REQUEST_LIMITS.least, `Enter at least ${REQUEST_LIMITS.least} characters`),
);

/** Day, reason and text of a cancellation, in form order. */
export const cancelForm = createForm({
  day: textField(daySchema()),
  reason: fieldOf(z.enum(CANCEL_REASONS, { error: 'Choose a reason' }), z.string(), ''),
  reasonText: textField(textSchema),
});

/** Returns the cancellation schema for a range of days in the site's time zone. */
export const cancelFormOn = ({ first, last }: ReturnType<typeof cancelDays>) =>
  z.object(cancelForm.draft).check(
    z.refine(({ day }) => !isBefore(day, first), {
      message: 'The earliest last day is tomorrow',
      path: ['day'],
    }),
    z.refine(({ day }) => !isBefore(last, day), {
      message: 'Choose a day within the next year',
      path: ['day'],
    }),
  );
export type CancelForm = z.infer<ReturnType<typeof cancelFormOn>>;
