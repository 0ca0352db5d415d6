import type { ColumnType, Generated } from 'kysely';
import type { ReportToken } from '#core/backend/report-links/report-code.repository.port.ts';
import type { ReportRecipient } from '#core/backend/reports/report.repository.port.ts';
import type { ReportFormat, ReportPeriod, ReportScope } from '#core/reports/report-row.schema.ts';
import type { RowOf } from '../row-names.ts';

/** A report. The file is stored as the parts of the report's job. */
export interface ReportTable {
  id: string;
  site_group_num: number;
  /** Null once the job is deleted. */
  job_id: string | null;
  kind: string;
  name: string;
  scope: ColumnType<ReportScope, string, never>;
  scope_name: string;
  period: ColumnType<ReportPeriod, string, never>;
  /** First day of the period, such as `2026-03-12`. */
  from_day: string;
  to_day: string;
  time_zone: string;
  format: ReportFormat;
  created_at: number;
  created_by: string;
  created_by_id: string;
  schedule_id: string | null;
  recipients: ColumnType<readonly ReportRecipient[], string, never>;
  send_when_empty: boolean;
  state: Generated<'open' | 'ready' | 'failed'>;
  rows: Generated<number | null>;
  pages: Generated<number | null>;
  size: Generated<number | null>;
  fault: Generated<string | null>;
  problem: Generated<string | null>;
  tries: Generated<number>;
  told: Generated<number>;
  ended_at: Generated<number | null>;
  expires_at: Generated<number | null>;
  downloads: Generated<number>;
  last_reader: Generated<string | null>;
  last_read_at: Generated<number | null>;
  deleted_at: Generated<number | null>;
}

/** A schedule: when a report runs automatically, and who receives the report. */
export interface ReportScheduleTable {
  id: string;
  rev: Generated<number>;
  site_group_num: number;
  name: string;
  kind: string;
  scope: ColumnType<ReportScope, string, string>;
  scope_name: string;
  period: ColumnType<ReportPeriod, string, string>;
  format: ReportFormat;
  frequency: 'daily' | 'weekly' | 'monthly';
  /** Day of the week; 1 is Monday. */
  weekday: number;
  month_day: number;
  /** Time of day, such as `06:00`, in the schedule's time zone. */
  at_time: string;
  time_zone: string;
  recipients: ColumnType<readonly ReportRecipient[], string, string>;
  send_when_empty: boolean;
  active: boolean;
  /** When the schedule runs next; null while the schedule is not active. */
  next_run_at: number | null;
  /** The person who last saved the schedule. Jobs of the schedule run in this person's name. */
  owner_id: string;
  created_by: string;
  created_at: number;
  changed_by: string;
  changed_at: number;
  deleted_at: Generated<number | null>;
}

/** A link to a report, mailed to one recipient. */
export interface ReportLinkTable {
  /** 256 random bits, the last part of the URL. */
  id: string;
  report_id: string;
  address: string;
  created_at: number;
  /** When the link was last mailed. */
  sent_at: number;
  code_sent_at: Generated<number | null>;
  /** Number of consecutive wrong codes entered. */
  wrong_codes: Generated<number>;
  /** Until this time, entered codes are refused unchecked. */
  locked_until: Generated<number | null>;
  /** When the recipient last requested a new file. */
  asked_at: Generated<number | null>;
}

/** A token issued after a correct code was entered. Only a hash of the token is stored. */
export type ReportTokenTable = RowOf<ReportToken>;

export interface ReportTables {
  report: ReportTable;
  report_schedule: ReportScheduleTable;
  report_link: ReportLinkTable;
  report_token: ReportTokenTable;
}
