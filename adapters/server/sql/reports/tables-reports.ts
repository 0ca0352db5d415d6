import type { ColumnType, Generated } from 'kysely';
import type { ReportToken } from '#core/backend/report-links/report-code.repository.port.ts';
import type { ReportRecipient } from '#core/backend/reports/report.repository.port.ts';
import type { ReportFormat, ReportPeriod, ReportScope } from '#core/reports/report-row.schema.ts';
import type { RowOf } from '../row-names.ts';

/** A report; its file is the parts of its job. */
export interface ReportTable {
  id: string;
  site_group_num: number;
  /** Null once the job is forgotten. */
  job_id: string | null;
  kind: string;
  name: string;
  scope: ColumnType<ReportScope, string, never>;
  scope_name: string;
  period: ColumnType<ReportPeriod, string, never>;
  /** First and last day, `2026-03-12`. */
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

/** When a report is made by itself, and for whom. */
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
  /** 1 is Monday. */
  weekday: number;
  month_day: number;
  /** `06:00`, by the clocks of its zone. */
  at_time: string;
  time_zone: string;
  recipients: ColumnType<readonly ReportRecipient[], string, string>;
  send_when_empty: boolean;
  active: boolean;
  /** Null while it is not active. */
  next_run_at: number | null;
  /** Who saved it last: in whose name its jobs run. */
  owner_id: string;
  created_by: string;
  created_at: number;
  changed_by: string;
  changed_at: number;
  deleted_at: Generated<number | null>;
}

/** A link under which somebody was mailed a report. */
export interface ReportLinkTable {
  /** Random, 256 bits; the address of the link ends with it. */
  id: string;
  report_id: string;
  address: string;
  created_at: number;
  /** When it was mailed last. */
  sent_at: number;
  code_sent_at: Generated<number | null>;
  /** In a row. */
  wrong_codes: Generated<number>;
  /** No code is checked before. */
  locked_until: Generated<number | null>;
  /** When somebody asked for a new file last. */
  asked_at: Generated<number | null>;
}

/** What a right code brought; only its hash. */
export type ReportTokenTable = RowOf<ReportToken>;

/** Tables of reports. */
export interface ReportTables {
  report: ReportTable;
  report_schedule: ReportScheduleTable;
  report_link: ReportLinkTable;
  report_token: ReportTokenTable;
}
