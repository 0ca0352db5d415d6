import type { ReportKind } from '#core/reports/report-kinds.ts';
import type { ReportFormat, ReportPeriod } from '#core/reports/report-row.schema.ts';
import type { ReportScheduleForm } from '#core/reports/report-schedule.schema.ts';
import { DAY, HOUR } from './demo-time.ts';

/** A report schedule of the demo data. Recipients are given by name. */
export interface DemoSchedule extends Pick<
  ReportScheduleForm,
  'name' | 'period' | 'format' | 'frequency' | 'weekday' | 'monthDay' | 'atTime'
> {
  readonly key: string;
  readonly group: number;
  readonly kind: ReportKind;
  readonly recipients: readonly string[];
}

/** A report of the demo data, created by the named schedule or, without a schedule, by a user. */
export interface DemoReport {
  readonly kind: ReportKind;
  readonly group: number;
  readonly format: ReportFormat;
  readonly ago: number;
  readonly by: string;
  readonly schedule?: string;
  readonly branch?: number;
  /** Transmitter code of the site, if the report covers only one site. */
  readonly xmit?: string;
  readonly period?: ReportPeriod;
  readonly end?: 'failed' | 'expired';
  readonly reader?: string;
}

const timing = { frequency: 'weekly', weekday: 1, monthDay: 1, atTime: '06:00' } as const;

/**
 * Two report schedules of the group with branches and two of the group with an answering service. The first recipient owns
 * the schedule.
 */
export const DEMO_SCHEDULES: readonly DemoSchedule[] = [
  {
    ...timing,
    key: 'weekly',
    group: 4471,
    name: 'Open/close weekly',
    kind: 'openCloseWeekly',
    period: { kind: 'week', days: 7 },
    format: 'pdf',
    recipients: ['Dana Reyes', 'Ana Duarte', 'Omar Haddad'],
  },
  {
    ...timing,
    frequency: 'daily',
    atTime: '07:00',
    key: 'silent',
    group: 4471,
    name: 'Silent for a week',
    kind: 'timerTests',
    period: { kind: 'days', days: 7 },
    format: 'pdf',
    recipients: ['Dana Reyes'],
  },
  {
    ...timing,
    frequency: 'monthly',
    key: 'false',
    group: 4490,
    name: 'False alarms of the month',
    kind: 'falseAlarms',
    period: { kind: 'month', days: 30 },
    format: 'pdf',
    recipients: ['Sam Ortiz'],
  },
  {
    ...timing,
    frequency: 'daily',
    atTime: '07:30',
    key: 'messages',
    group: 4490,
    name: 'Messages of the day',
    kind: 'answeringMessages',
    format: 'pdf',
    period: { kind: 'day', days: 1 },
    recipients: ['Sam Ortiz'],
  },
];

const week = { kind: 'week', days: 7 } as const;
const month = { kind: 'month', days: 30 } as const;

/** Twelve reports, newest first. One report failed, and the file of another report has expired (domain guide 9.2). */
export const DEMO_REPORTS: readonly DemoReport[] = [
  {
    kind: 'timerTests',
    group: 4471,
    format: 'pdf',
    ago: 3 * HOUR,
    by: 'Dana Reyes',
    schedule: 'silent',
    reader: 'Dana Reyes',
    period: { kind: 'days', days: 7 },
  },
  {
    kind: 'openCloseWeekly',
    group: 4471,
    format: 'pdf',
    ago: 8 * HOUR,
    by: 'Dana Reyes',
    schedule: 'weekly',
    end: 'failed',
    period: week,
  },
  { kind: 'testsNow', group: 4471, format: 'pdf', ago: DAY, by: 'Dana Reyes' },
  {
    kind: 'falseAlarms',
    group: 4471,
    branch: 4473,
    format: 'pdf',
    ago: 2 * DAY,
    by: 'Ana Duarte',
    period: month,
    reader: 'Ana Duarte',
  },
  { kind: 'contactAudit', group: 4472, format: 'pdf', ago: 4 * DAY, by: 'Noah Whitfield' },
  {
    kind: 'troubles',
    group: 4471,
    format: 'pdf',
    ago: 5 * DAY,
    by: 'Dana Reyes',
    reader: 'Ana Duarte',
  },
  {
    kind: 'responseTimes',
    group: 4471,
    format: 'xlsx',
    ago: 6 * DAY,
    by: 'Dana Reyes',
    period: week,
  },
  {
    kind: 'falseAlarms',
    group: 4490,
    format: 'pdf',
    ago: 9 * DAY,
    by: 'Sam Ortiz',
    schedule: 'false',
    period: month,
    reader: 'Sam Ortiz',
  },
  {
    kind: 'zoneList',
    group: 4471,
    xmit: 'HP2044',
    format: 'xlsx',
    ago: 12 * DAY,
    by: 'Ana Duarte',
    reader: 'Dana Reyes',
  },
  {
    kind: 'siteSheet',
    group: 4471,
    xmit: 'HP1412',
    format: 'pdf',
    ago: 18 * DAY,
    by: 'Dana Reyes',
  },
  {
    kind: 'billingSummary',
    group: 4471,
    format: 'pdf',
    ago: 40 * DAY,
    by: 'Dana Reyes',
    period: month,
  },
  {
    kind: 'openCloseExceptions',
    group: 4471,
    format: 'pdf',
    ago: 101 * DAY,
    by: 'Dana Reyes',
    schedule: 'weekly',
    end: 'expired',
    period: week,
    reader: 'Dana Reyes',
  },
];
