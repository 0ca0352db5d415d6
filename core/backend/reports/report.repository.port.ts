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

/** The reports that a viewer may see: of a dealer's active group and its branches, or for staff of every group. */
export type ReportViewer = (
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'staff' }
) & {
  /** Kinds of reports for which the viewer has no right. Such reports are not returned. */
  readonly hidden: readonly string[];
};

/** Viewer with access to all reports, for callers whose access was checked otherwise. */
export const ANYBODYS: ReportViewer = { kind: 'staff', hidden: [] };

export interface ReportRecipient {
  /** Name of the recipient; null if only the e-mail address is known. */
  readonly name: string | null;
  readonly email: string;
}

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

/** A report with the job that stores the parts of its file. */
export interface FoundReport extends NewReport {
  readonly row: ReportRow;
  readonly fileName: string;
  readonly fileSize: number;
  readonly expiresAt: number | null;
}

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

/** The scope of a report, as stored: name, group, and the time zone of its days. */
export interface KnownScope {
  readonly name: string;
  readonly siteGroupNum: number;
  readonly timeZone: string;
}

/** Stores reports. The file of a report is stored as the parts of the report's job. */
export interface ReportRepository {
  /** Returns a page of reports, their total count, and the schedules, with one statement each. */
  page(
    viewer: ReportViewer,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number; readonly now: number },
  ): Promise<Pick<ReportPage, 'reports' | 'total' | 'schedules'>>;
  /** Returns a report; null if it is deleted or outside the viewer's scope. */
  find(id: string, viewer: ReportViewer, now: number): Promise<FoundReport | null>;
  create(report: NewReport): Promise<void>;
  /** Records the end of a report once. Returns false if the report had already ended. */
  end(id: string, end: ReportEnd): Promise<boolean>;
  /** Hides a report from lists. The row stays, because the audit log refers to it. */
  remove(id: string, now: number): Promise<void>;
  /** Counts a download and stores the reader's name. */
  noteRead(id: string, reader: string, now: number): Promise<void>;
  /** Returns the stored scope; null if a site or group of the scope is not in the group or its branches. */
  knownScope(siteGroupNum: number, scope: ReportScope): Promise<KnownScope | null>;
  /** Returns a page of a report's rows, in the order of its kind. */
  rows(ask: ReportAsk): Promise<ReportRows>;
  /** Returns the first sort-key value at each hundredth of the rows or of their sites, from which progress is computed. */
  marks(ask: ReportAsk): Promise<readonly number[]>;
  /** Stores the number of pages of a report's file. */
  setPages(id: string, pages: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly reports: ReportRepository;
  }
}
