import type { ReportScope } from '../../reports/report-row.schema.ts';

/** A value of a row by the name of its column; instants are milliseconds UTC. */
export type ReportRecord = Readonly<Record<string, string | number | boolean | null>>;

/** Where the next page of a kind begins: the values its rows are ordered by, those of the last row. */
export type ReportPlace = readonly (string | number)[];

/** What one page of a kind is asked for. */
export interface ReportAsk {
  readonly kind: string;
  /** The group whose report it is: nothing outside of it and its branches is read. */
  readonly siteGroupNum: number;
  readonly scope: ReportScope;
  /** Instants, the second not included. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
  /** The first and the last day, of what is dated by days alone. */
  readonly fromDay: string;
  readonly toDay: string;
  /** The day it is where the provider is: what is past due follows from it. */
  readonly today: string;
  /** Days the period has. */
  readonly days: number;
  readonly timeZone: string;
  readonly after: ReportPlace | null;
  readonly limit: number;
}

/** Rows with the place of the last, null where there are no more. */
export interface ReportRows {
  readonly rows: readonly ReportRecord[];
  readonly next: ReportPlace | null;
}
