import type { ReportScope } from '../../reports/report-row.schema.ts';

/** The values of a row by column name; instants are milliseconds UTC. */
export type ReportRecord = Readonly<Record<string, string | number | boolean | null>>;

/** The position of the next page: the values of the last row by which the rows are ordered. */
export type ReportPlace = readonly (string | number)[];

/** The parameters of one page of a kind. */
export interface ReportAsk {
  readonly kind: string;
  /** The group of the report. Nothing outside it and its branches is read. */
  readonly siteGroupNum: number;
  readonly scope: ReportScope;
  /** Instants; `until` is not included. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  /** The first and last day, for data with a date but no time. */
  readonly fromDay: string;
  readonly toDay: string;
  /** Today's date at the provider, which decides what is past due. */
  readonly today: string;
  /** Number of days in the period. */
  readonly days: number;
  readonly timeZone: string;
  readonly after: ReportPlace | null;
  readonly limit: number;
}

/** Rows with the position of the last one; null when there are no more. */
export interface ReportRows {
  readonly rows: readonly ReportRecord[];
  readonly next: ReportPlace | null;
}
