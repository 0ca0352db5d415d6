import * as z from 'zod/mini';
import { REPORT_KINDS } from './report-kinds.ts';
import { wholeNumber } from '../operations/fields.ts';

/** The states of domain guide 10. */
export const REPORT_STATES = ['Queued', 'Running', 'Ready', 'Failed', 'Expired'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The forms a report can have. */
export const REPORT_FORMATS = ['pdf', 'csv', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
export const REPORT_FORMAT_NAMES: Readonly<Record<ReportFormat, string>> = {
  pdf: 'PDF',
  csv: 'CSV',
  xlsx: 'XLSX',
};

const DAY = 24 * 3600000;

/** Bounds of reports; times are in milliseconds. */
export const REPORT_LIMITS = {
  name: 64,
  /** Rows of one file. */
  rows: { pdf: 50000, csv: 1000000, xlsx: 1000000 },
  /** Sites that are named one by one. */
  sites: 200,
  /** Days of a rolling period. */
  days: 366,
  recipients: 10,
  address: 128,
  /** How long a file is kept. */
  keepFile: 90 * DAY,
  /** How long the line of an expired file is still listed. */
  keepRow: 180 * DAY,
} as const;

const siteGroupNum = wholeNumber;
const siteNum = wholeNumber;

/** Which accounts a report is about: the group with its branches, one branch, some sites, or one. */
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

/** Which days a report is about; `days` counts those of a rolling period. */
export const reportPeriodSchema = z.strictObject({
  kind: z.enum(REPORT_PERIOD_KINDS),
  days: z.int().check(z.minimum(1, 'At least 1 day'), z.maximum(REPORT_LIMITS.days)),
});
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

/** What is run: the same for a report that is run now and for a schedule. */
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

/** Why there is no file, as a code the screen offers a way out by. */
export const REPORT_FAULTS = ['tooManyRows', 'tooLarge', 'stopped', 'gaveUp', 'noRight'] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** A report as lists carry it; instants are ISO. */
export const reportRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** That of its schedule, else that of its kind. */
  name: z.string(),
  format: z.enum(REPORT_FORMATS),
  scope: reportScopeSchema,
  scopeName: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  period: reportPeriodSchema,
  /** First and last day, `2026-03-12`. */
  fromDay: z.string(),
  toDay: z.string(),
  timeZone: z.string(),
  createdAt: z.string(),
  /** The person; of a schedule, whose it is. */
  createdBy: z.string(),
  scheduleId: text,
  state: z.enum(REPORT_STATES),
  /** How far it is, 0 to 100; null where it has not begun or has ended. */
  percent: count,
  rows: count,
  pages: count,
  size: count,
  fault: z.nullable(z.enum(REPORT_FAULTS)),
  problem: text,
  tries: z.int(),
  /** How many were told that it failed. */
  told: z.int(),
  /** How many it was or can be mailed to. */
  recipients: z.int(),
  downloads: z.int(),
  lastReader: text,
  lastReadAt: text,
  endedAt: text,
  expiresAt: text,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** One page of the list, with what its filters can be set to. */
export const reportPageSchema = z.object({
  reports: z.array(reportRowSchema),
  total: z.int(),
  asOf: z.string(),
  schedules: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ReportPage = z.infer<typeof reportPageSchema>;
