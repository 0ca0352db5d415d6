import * as z from 'zod/mini';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { isBefore, isDaysAfter } from '../kernel/calendar-day.rule.ts';
import { DAY_MINUTES, weekdaysIn } from './effective-hours.rule.ts';
import { refuseSchedule } from './schedule-warnings.rule.ts';
import { zeroOrMore } from '../operations/fields.ts';

/** Length and count limits of a schedule (domain guide 6.5). */
export const SCHEDULE_LIMITS = {
  reason: 255,
  name: 60,
  window: 240,
  entries: 42,
  areas: 64,
  /** The maximum number of days of a temporary schedule. */
  temporaryDays: 366,
} as const;

export const TEMPORARY_KINDS = [
  'Changed hours',
  'Closed all day',
  'Extended closing',
  'Stay late today',
] as const;

export const HOLIDAY_GROUPS = ['General', 'National', 'Regional'] as const;

const minute = z.int('Enter a time, like 08:00').check(z.minimum(0), z.maximum(DAY_MINUTES - 1));
const window = z.int().check(z.minimum(0), z.maximum(SCHEDULE_LIMITS.window));

/** One business-hours interval on some weekdays, as sent and returned. */
export const scheduleEntrySchema = z.object({
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  opensAt: minute,
  closesAt: minute,
  windowBefore: window,
  windowAfter: window,
  mustOpen: z.boolean(),
  mustClose: z.boolean(),
});

const isOpenLongEnough = ({
  opensAt,
  closesAt,
  windowAfter,
}: z.infer<typeof scheduleEntrySchema>): boolean =>
  windowAfter < (closesAt > opensAt ? closesAt - opensAt : closesAt + DAY_MINUTES - opensAt);

/** The business-hours intervals of a schedule. Intervals must not overlap, and each opens before it closes (domain guide 6.5 "Checks"). */
export const scheduleEntriesSchema = z
  .array(scheduleEntrySchema)
  .check(z.maxLength(SCHEDULE_LIMITS.entries), ({ issues, value: input }) => {
    const refused = refuseSchedule(input);
    if (refused !== null) issues.push({ code: 'custom', message: refused, input });
    if (!input.every(isOpenLongEnough))
      issues.push({
        code: 'custom',
        message: 'The grace period after opening is longer than the opening itself',
        input,
      });
  });

/** Area numbers. An empty list means all areas. */
export const areaNumsSchema = z.array(zeroOrMore).check(z.maxLength(SCHEDULE_LIMITS.areas));

/** The weekdays on which a temporary schedule applies. A client that does not know the field means every day. */
export const appliesOnSchema = z._default(
  z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7)),
  [1, 2, 3, 4, 5, 6, 7],
);

const day = daySchema(9998);

/** The form of one schedule layer other than the permanent week, which has its own operations (domain guide 6.5). */
export const scheduleFormSchema = z
  .object({
    layer: z.enum(['temporary', 'holiday', 'alternate']),
    kind: z.nullable(z.enum(TEMPORARY_KINDS, 'Choose a type')),
    reason: z.nullable(boundedText(SCHEDULE_LIMITS.reason)),
    authorizedBy: z.nullable(boundedText(SCHEDULE_LIMITS.name)),
    fromDay: z.nullable(day),
    toDay: z.nullable(day),
    holidayGroup: z.nullable(z.enum(HOLIDAY_GROUPS, 'Choose a holiday')),
    holidayName: z.nullable(boundedText(SCHEDULE_LIMITS.name)),
    areaNums: areaNumsSchema,
    appliesOn: appliesOnSchema,
    entries: scheduleEntriesSchema,
  })
  .check(
    // This check is handwritten, because the corresponding check of the library would increase the size of the sign-in page.
    ({ issues, value: form }) => {
      const wrong = (path: keyof typeof form, message: string): void =>
        void issues.push({ code: 'custom', path: [path], message, input: form });
      const { layer, fromDay, toDay, entries } = form;
      if ((layer === 'holiday') !== (form.holidayGroup !== null))
        wrong('holidayGroup', 'Choose a holiday');
      if (layer !== 'holiday' && form.holidayName !== null)
        wrong('holidayName', 'Choose a holiday');
      if ((layer === 'temporary') !== (form.kind !== null)) wrong('kind', 'Choose a type');
      if (layer === 'holiday') return;
      if (fromDay === null) wrong('fromDay', 'Enter the first day');
      if (toDay === null) wrong('toDay', 'Enter the last day');
      if (fromDay === null || toDay === null) return;
      if (isBefore(toDay, fromDay)) wrong('toDay', 'The last day is before the first day');
      else if (layer === 'temporary' && isDaysAfter(SCHEDULE_LIMITS.temporaryDays, fromDay, toDay))
        wrong('toDay', 'A temporary entry can last one year at most');
      else if (layer === 'temporary' && isBefore(fromDay, toDay) && weekdaysIn(form).size === 0)
        wrong('appliesOn', 'None of these weekdays is between the two days');
      if (layer === 'alternate' && entries.length === 0) wrong('entries', 'Add hours');
      if (layer !== 'temporary' || form.kind === null) return;
      if (form.kind === 'Closed all day' && entries.length > 0)
        wrong('entries', 'Closed all day can’t have hours');
      if (form.kind !== 'Closed all day' && entries.length === 0)
        wrong('entries', 'Enter the hours');
    },
  );
export type ScheduleForm = z.infer<typeof scheduleFormSchema>;

/** The labels of a schedule's fields, also used in the change history. */
export const SCHEDULE_FIELD_NAMES = {
  kind: 'Type',
  reason: 'Reason',
  authorizedBy: 'Authorized by',
  fromDay: 'From',
  toDay: 'To',
  appliesOn: 'Weekdays',
  holidayGroup: 'Holiday group',
  holidayName: 'Holiday',
  areaNums: 'Areas',
  entries: 'Hours',
} as const;
