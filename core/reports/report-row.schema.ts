import * as z from 'zod/mini';
import { REPORT_KINDS } from './report-kinds.ts';
import { wholeNumber } from '../operations/fields.ts';

/** The states of a report (domain guide 10). */
export const REPORT_STATES = ['Queued', 'Running', 'Ready', 'Failed', 'Expired'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The file formats of a report. */
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
  /** How long a file is retained. */
  keepFile: 90 * DAY,
  /** How long the row of an expired file stays in the list. */
  keepRow: 180 * DAY,
} as const;

const siteGroupNum = wholeNumber;
const siteNum = wholeNumber;

/** The accounts covered by a report: the group with its branches, one branch, some sites, or one site. */
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

/** The days covered by a report. `days` is the length of a rolling period. */
export const reportPeriodSchema = z.strictObject({
  kind: z.enum(REPORT_PERIOD_KINDS),
  days: z.int().check(z.minimum(1, 'At least 1 day'), z.maximum(REPORT_LIMITS.days)),
});
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

/** The fields of a report request, the same for a report run now and for a schedule. */
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

/** Codes for why there is no file. The screen offers a remedy for each. */
export const REPORT_FAULTS = ['tooManyRows', 'tooLarge', 'stopped', 'gaveUp', 'noRight'] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** A report in a list. Times are ISO instants. */
export const reportRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** The name of its schedule, otherwise that of its kind. */
  name: z.string(),
  format: z.enum(REPORT_FORMATS),
  scope: reportScopeSchema,
  scopeName: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  period: reportPeriodSchema,
  /** The first and last day, `2026-03-12`. */
  fromDay: z.string(),
  toDay: z.string(),
  timeZone: z.string(),
  createdAt: z.string(),
  /** The person who created the report, or the owner of its schedule. */
  createdBy: z.string(),
  scheduleId: text,
  state: z.enum(REPORT_STATES),
  /** The progress of the report, 0 to 100. Null before it has started and after it has ended. */
  percent: count,
  rows: count,
  pages: count,
  size: count,
  fault: z.nullable(z.enum(REPORT_FAULTS)),
  problem: text,
  tries: z.int(),
  /** How many people were notified that the report failed. */
  told: z.int(),
  /** How many recipients the report was or can be mailed to. */
  recipients: z.int(),
  downloads: z.int(),
  lastReader: text,
  lastReadAt: text,
  endedAt: text,
  expiresAt: text,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** One page of the list, with the choices of its filters. */
export const reportPageSchema = z.object({
  reports: z.array(reportRowSchema),
  total: z.int(),
  asOf: z.string(),
  schedules: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ReportPage = z.infer<typeof reportPageSchema>;
