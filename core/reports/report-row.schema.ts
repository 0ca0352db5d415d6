import * as z from 'zod/mini';
import { REPORT_KINDS } from './report-kinds.ts';
import { wholeNumber } from '../operations/fields.ts';

/** The states of a report (domain guide 10). */
export const REPORT_STATES = ['Queued', 'Running', 'Ready', 'Failed', 'Expired'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_FORMATS = ['pdf', 'csv', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
export const REPORT_FORMAT_NAMES: Readonly<Record<ReportFormat, string>> = {
  pdf: 'PDF',
  csv: 'CSV',
  xlsx: 'XLSX',
};

const DAY = 24 * 3600000;

/** Limits of reports. Times are in milliseconds. */
export const REPORT_LIMITS = {
  name: 64,
  /** The maximum number of rows in one file. */
  rows: { pdf: 50000, csv: 1000000, xlsx: 1000000 },
  /** The maximum number of individually selected sites. */
  sites: 200,
  /** The maximum number of days in a rolling period. */
  days: 366,
  recipients: 10,
  address: 128,
  /** How long a report file is retained. */
  keepFile: 90 * DAY,
  /** How long the list still shows a report after its file has expired. */
  keepRow: 180 * DAY,
} as const;

const siteGroupNum = wholeNumber;
const siteNum = wholeNumber;

/** The accounts that a report covers: the group with its branches, one branch, several sites, or one site. */
export const reportScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('group'), siteGroupNum }),
  z.strictObject({ kind: z.literal('branch'), siteGroupNum }),
  z.strictObject({
    kind: z.literal('sites'),
    siteNums: z
      .array(siteNum)
      .check(
        z.minLength(1, 'Name at least one site'),
        z.maxLength(REPORT_LIMITS.sites, `At most ${REPORT_LIMITS.sites} sites`),
      ),
  }),
  z.strictObject({ kind: z.literal('site'), siteNum }),
]);
export type ReportScope = z.infer<typeof reportScopeSchema>;

export const REPORT_PERIOD_KINDS = ['day', 'week', 'month', 'days'] as const;
export const REPORT_PERIOD_NAMES = {
  day: 'Previous day',
  week: 'Previous week',
  month: 'Previous month',
  days: 'Rolling days',
} as const satisfies Readonly<Record<(typeof REPORT_PERIOD_KINDS)[number], string>>;

/** The period that a report covers. `days` is the length of a rolling period. */
export const reportPeriodSchema = z.strictObject({
  kind: z.enum(REPORT_PERIOD_KINDS),
  days: z.int().check(z.minimum(1, 'At least 1 day'), z.maximum(REPORT_LIMITS.days)),
});
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

/** The fields of a report request, shared by reports that run now and by schedules. */
export const reportRequest = {
  kind: z.enum(REPORT_KINDS),
  scope: reportScopeSchema,
  period: reportPeriodSchema,
  format: z.enum(REPORT_FORMATS),
};
export type ReportRequest = {
  -readonly [Name in keyof typeof reportRequest]: z.infer<(typeof reportRequest)[Name]>;
};

const text = z.nullable(z.string());
const count = z.nullable(z.int());

/** The reasons why a report has no file. */
export const REPORT_FAULTS = ['tooManyRows', 'tooLarge', 'stopped', 'gaveUp', 'noRight'] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** A report in the report list. Times are ISO instants. */
export const reportRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** The name of the report's schedule, otherwise the name of its kind. */
  name: z.string(),
  format: z.enum(REPORT_FORMATS),
  scope: reportScopeSchema,
  scopeName: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  period: reportPeriodSchema,
  /** The first and last day of the period, such as `2026-03-12`. */
  fromDay: z.string(),
  toDay: z.string(),
  timeZone: z.string(),
  createdAt: z.string(),
  /** The person who created the report, or the owner of the report's schedule. */
  createdBy: z.string(),
  scheduleId: text,
  state: z.enum(REPORT_STATES),
  /** The progress of the report in percent, 0 to 100. Null before the report starts and after it ends. */
  percent: count,
  rows: count,
  pages: count,
  size: count,
  fault: z.nullable(z.enum(REPORT_FAULTS)),
  problem: text,
  tries: z.int(),
  /** The number of people who were notified that the report failed. */
  told: z.int(),
  /** The number of recipients to whom the report was or can be mailed. */
  recipients: z.int(),
  downloads: z.int(),
  lastReader: text,
  lastReadAt: text,
  endedAt: text,
  expiresAt: text,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** One page of the report list, with the choices for its filters. */
export const reportPageSchema = z.object({
  reports: z.array(reportRowSchema),
  total: z.int(),
  asOf: z.string(),
  schedules: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ReportPage = z.infer<typeof reportPageSchema>;
