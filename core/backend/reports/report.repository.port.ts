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

/** The reports a viewer may see: those of a dealer's active group and its branches, or of every group for staff. */
export type ReportViewer = (
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'staff' }
) & {
  /** Kinds for which the viewer lacks the right; none of these reports are returned. */
  readonly hidden: readonly string[];
};

/** All reports, for a caller who proved their right in another way. */
export const ANYBODYS: ReportViewer = { kind: 'staff', hidden: [] };

/** A person to whom a report is mailed. */
export interface ReportRecipient {
  /** Null if only the address is known. */
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

/** A report whose file is requested, with the job that stores its parts. */
export interface FoundReport extends NewReport {
  readonly row: ReportRow;
  readonly fileName: string;
  readonly fileSize: number;
  readonly expiresAt: number | null;
}

/** The end of a report. */
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

/** A stored scope: its name, its group, and the time zone of its days. */
export interface KnownScope {
  readonly name: string;
  readonly siteGroupNum: number;
  readonly timeZone: string;
}

/** Reports as rows. Their files are the parts of their jobs. */
export interface ReportRepository {
  /** Returns one page, its count and the schedules, by one statement each. */
  page(
    viewer: ReportViewer,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number; readonly now: number },
  ): Promise<Pick<ReportPage, 'reports' | 'total' | 'schedules'>>;
  /** Returns null outside the viewer's scope, and for a deleted report. */
  find(id: string, viewer: ReportViewer, now: number): Promise<FoundReport | null>;
  create(report: NewReport): Promise<void>;
  /** Records the end once; returns false if it had ended before. */
  end(id: string, end: ReportEnd): Promise<boolean>;
  /** Hides the report from lists. The row stays for the audit log of downloads. */
  remove(id: string, now: number): Promise<void>;
  /** Counts a download and records the reader. */
  noteRead(id: string, reader: string, now: number): Promise<void>;
  /** Returns null if a site or group of the scope is not in the group or below it. */
  knownScope(siteGroupNum: number, scope: ReportScope): Promise<KnownScope | null>;
  /** Returns a page of a kind's rows, in the kind's own order. */
  rows(ask: ReportAsk): Promise<ReportRows>;
  /** Returns the first position value at each hundredth of the rows or their sites, from which the progress of a report is computed. */
  marks(ask: ReportAsk): Promise<readonly number[]>;
  /** Stores the number of pages of its file. */
  setPages(id: string, pages: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reports: ReportRepository;
  }
}
