import * as z from 'zod/mini';
import { choiceField, createForm, optionalText, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { typedWall } from '../kernel/typed-time.rule.ts';
import { OUT_OF_SERVICE_NAMES } from '../sites/out-of-service.ts';

/** The maximum length of a reason. `days` limits how far ahead an out-of-service period may be announced and how long it may last. */
export const OUT_OF_SERVICE_LIMITS = { reason: 255, days: 366 } as const;

const isWall = (text: string): boolean =>
  /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(typedWall(text)) && isCalendarDay(text.slice(0, 10), 9999);

const wallTime = () => optionalText(z.string().check(z.refine(isWall, 'Enter a date and a time')));

/**
 * The form for taking a device out of service (domain guide 6.6). Times are local to the site; an empty start means now,
 * an empty end means open-ended.
 */
export const outOfServiceForm = createForm({
  category: { ...choiceField(z.enum(OUT_OF_SERVICE_NAMES), 'Out of service'), label: 'Category' },
  reason: { ...textField(requiredText('Reason', OUT_OF_SERVICE_LIMITS.reason)), label: 'Reason' },
  starts: { ...wallTime(), label: 'Starts' },
  ends: { ...wallTime(), label: 'Ends' },
});

/** The schema of the out-of-service form. The end must be after the start; the server checks times in a repeated hour. */
export const outOfServiceFormSchema = z.object(outOfServiceForm.draft).check(
  z.refine(
    ({ starts, ends }) =>
      starts === null ||
      ends === null ||
      !isWall(starts) ||
      !isWall(ends) ||
      typedWall(ends) !== ends ||
      ends > starts,
    {
      message: 'The end must be after the start',
      path: ['ends'],
    },
  ),
);
export type OutOfServiceForm = z.infer<typeof outOfServiceFormSchema>;

/** A device that is out of service now or from an announced time on. */
export const outOfServiceEntrySchema = z.object({
  id: z.string(),
  rev: z.int(),
  category: z.string(),
  reason: z.string(),
  startsAt: z.string(),
  /** The time at which the device returns. Null when unknown. */
  endsAt: z.nullable(z.string()),
  begun: z.boolean(),
  by: z.string(),
  at: z.string(),
});
export type OutOfServiceEntry = z.infer<typeof outOfServiceEntrySchema>;
