import type { ListQuery } from '../../lists/list-query.schema.ts';
import type {
  ReportFault,
  ReportFormat,
  ReportPage,
  ReportPeriod,
  ReportRow,
  ReportScope,
} from '../../reports/report-row.schema.ts';
import type { ReportAsk, ReportRows } from './report-request.ts';

/** Whose reports: those of a dealer's active group and its branches, or of every group for staff. */
export type ReportViewer = (
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'staff' }
) & {
  /** Kinds whose right they lack: there are none of them. */
  readonly hidden: readonly string[];
};

/** Everybody's reports: for whoever proved by other means that they may have them. */
export const ANYBODYS: ReportViewer = { kind: 'staff', hidden: [] };

/** Somebody a report is mailed to. */
export interface ReportRecipient {
  /** Null where only the address is known. */
  readonly name: string | null;
  readonly email: string;
}

/** A report before its first step. */
export interface NewReport {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly jobId: string;
  readonly kind: string;
  readonly name: string;
  readonly scope: ReportScope;
  readonly scopeName: string;
  readonly period: ReportPeriod;
  readonly fromDay: string;
  readonly toDay: string;
  readonly timeZone: string;
  readonly format: ReportFormat;
  readonly createdAt: number;
  readonly createdBy: string;
  readonly createdById: string;
  readonly scheduleId: string | null;
  readonly recipients: readonly ReportRecipient[];
  readonly sendWhenEmpty: boolean;
}

/** A report whose file is looked for, with the job that holds its parts. */
export interface FoundReport extends NewReport {
  readonly row: ReportRow;
  readonly fileName: string;
  readonly fileSize: number;
  readonly expiresAt: number | null;
}

/** How the making of a report ended. */
export interface ReportEnd {
  readonly state: 'ready' | 'failed';
  readonly rows: number;
  readonly size: number;
  readonly fault: ReportFault | null;
  readonly problem: string | null;
  readonly told: number;
  readonly endedAt: number;
  readonly expiresAt: number;
}

/** A scope as it is on file: what it is called, whose it is, and by which clocks its days begin. */
export interface KnownScope {
  readonly name: string;
  readonly siteGroupNum: number;
  readonly timeZone: string;
}

/** Reports as rows; their files are the parts of their jobs. */
export interface ReportRepository {
  /** Rows of one page, the count, and the schedules there are, by one statement each. */
  page(
    viewer: ReportViewer,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number; readonly now: number },
  ): Promise<Pick<ReportPage, 'reports' | 'total' | 'schedules'>>;
  /** Null outside of the viewer's scope, and for one that was deleted. */
  find(id: string, viewer: ReportViewer, now: number): Promise<FoundReport | null>;
  create(report: NewReport): Promise<void>;
  /** Writes the end once; false where it had ended before. */
  end(id: string, end: ReportEnd): Promise<boolean>;
  /** The line stays for the audit log of downloads, and is listed no more. */
  remove(id: string, now: number): Promise<void>;
  /** Counts a download and who took it. */
  noteRead(id: string, reader: string, now: number): Promise<void>;
  /** Null where a site or group of it is not in the group or below it. */
  knownScope(siteGroupNum: number, scope: ReportScope): Promise<KnownScope | null>;
  /** A page of what a kind says, in an order of its own. */
  rows(ask: ReportAsk): Promise<ReportRows>;
  /** What stands first in a place at each hundredth of the rows or their sites, by which it is told how far a report is. */
  marks(ask: ReportAsk): Promise<readonly number[]>;
  /** How many pages its file has. */
  setPages(id: string, pages: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reports: ReportRepository;
  }
}
