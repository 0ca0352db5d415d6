import { emailAddress, emailKey } from '../kernel/email-address.rule.ts';
import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { addressFault } from './add-recipients.rule.ts';
import { REPORT_KINDS } from './report-kinds.ts';
import {
  REPORT_FORMATS,
  REPORT_LIMITS,
  REPORT_STATES,
  reportPeriodSchema,
  reportScopeSchema,
  reportRequest,
} from './report-row.schema.ts';
import { isTimeZone } from '../kernel/read-time-zone.rule.ts';

export const REPORT_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];
export const REPORT_FREQUENCY_NAMES: Readonly<Record<ReportFrequency, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

const address = z.string().check(
  z.trim(),
  z.refine((text) => addressFault(text) === null, {
    error: ({ input }) => addressFault(String(input)) ?? '',
    abort: true,
  }),
  z.overwrite((text) => emailAddress(text) ?? text),
);
const recipient = z.strictObject({
  name: z.nullable(z.string().check(z.maxLength(128))),
  email: address,
});

/**
 * When a report runs automatically. Days and times are in the schedule's time zone; in a month without the chosen day, the
 * report runs on the last day of the month.
 */
const timing = {
  frequency: z.enum(REPORT_FREQUENCIES),
  /** The weekday of a weekly schedule. 1 is Monday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  monthDay: z.int().check(z.minimum(1), z.maximum(31)),
  atTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 06:00')),
  timeZone: z.string().check(z.refine(isTimeZone, 'Choose a valid time zone')),
};

/** The fields of a schedule without its report request. */
export const scheduleOwnForm = {
  name: requiredText('Name', REPORT_LIMITS.name),
  ...timing,
  recipients: z.array(recipient).check(
    z.maxLength(REPORT_LIMITS.recipients, `At most ${REPORT_LIMITS.recipients} recipients`),
    z.refine(
      (all) => new Set(all.map(({ email }) => emailKey(email))).size === all.length,
      'Enter each recipient only once',
    ),
  ),
  sendWhenEmpty: z.boolean(),
  active: z.boolean(),
};

/** All fields of a schedule (domain guide 6.9). */
export const reportScheduleForm = { ...scheduleOwnForm, ...reportRequest };
export const reportScheduleFormSchema = z.object(reportScheduleForm);
export type ReportScheduleForm = z.infer<typeof reportScheduleFormSchema>;

const text = z.nullable(z.string());

/** A schedule as stored and listed. Times are ISO instants. */
export const reportScheduleSchema = z.object({
  id: z.string(),
  rev: z.int(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  name: z.string(),
  kind: z.string(),
  scope: reportScopeSchema,
  scopeName: z.string(),
  period: reportPeriodSchema,
  format: z.enum(REPORT_FORMATS),
  frequency: z.enum(REPORT_FREQUENCIES),
  weekday: z.int(),
  monthDay: z.int(),
  atTime: z.string(),
  timeZone: z.string(),
  recipients: z.array(z.object({ name: text, email: z.string() })),
  sendWhenEmpty: z.boolean(),
  active: z.boolean(),
  nextRunAt: text,
  changedBy: z.string(),
  changedAt: z.string(),
  /** The newest report of the schedule. Null before the first run. */
  last: z.nullable(
    z.object({ id: z.string(), state: z.enum(REPORT_STATES), createdAt: z.string() }),
  ),
});
export type ReportSchedule = z.infer<typeof reportScheduleSchema>;

/** The choices for a group's report: the branches and the possible recipients. */
export const reportChoicesSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  timeZone: z.string(),
  branches: z.array(z.object({ siteGroupNum: z.int(), siteGroupName: z.string() })),
  people: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type ReportChoices = z.infer<typeof reportChoicesSchema>;

/** The schedules of a group and its branches, with the choices for the schedule form. */
export const reportSchedulesSchema = z.object({
  schedules: z.array(reportScheduleSchema),
  /** The report kinds that the reader may see for the group. */
  kinds: z.array(z.enum(REPORT_KINDS)),
  asOf: z.string(),
  /** The choices for the schedule form. Null for staff, who create no schedules. */
  choices: z.nullable(reportChoicesSchema),
});
export type ReportSchedules = z.infer<typeof reportSchedulesSchema>;
