import type { ReportScope } from '../../reports/report-row.schema.ts';

/** Values of a row by column key. Instants are milliseconds UTC. */
export type ReportRecord = Readonly<Record<string, string | number | boolean | null>>;

/** Position of the next page: the sort-key values of the last row. */
export type ReportPlace = readonly (string | number)[];

export interface ReportAsk {
  readonly kind: string;
  /** Group of the report. Only the group and its branches are read. */
  readonly siteGroupNum: number;
  readonly scope: ReportScope;
  /** Start of the period, milliseconds UTC, inclusive. `until` is exclusive. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  /** First day of the period, for data with a date but no time. */
  readonly fromDay: string;
  readonly toDay: string;
  /** Today's date in the provider's time zone, which decides what is past due. */
  readonly today: string;
  readonly days: number;
  readonly timeZone: string;
  readonly after: ReportPlace | null;
  readonly limit: number;
}

/** A page of rows, and the position of its last row; null if there are no more. */
export interface ReportRows {
  readonly rows: readonly ReportRecord[];
  readonly next: ReportPlace | null;
}
