import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type {
  ReportSchedule,
  ReportScheduleForm,
  ReportSchedules,
} from './report-schedule.schema.ts';
import type { ReportFormat, ReportPage, ReportWish } from './report.schema.ts';
import type { ReportSplit } from './split-report.rule.ts';

/** The reports a press began. */
export interface BegunReports {
  readonly ids: readonly string[];
}

/** Reports of whoever is signed in: a dealer those of the active group and its branches, staff those of every group. */
export interface ReportsGateway {
  list(query: ListQuery, how?: { readonly background: boolean }): Answer<ReportPage>;
  export(wish: ListExport): Answer<Document>;
  /** 412 once its file is deleted. */
  file(id: string): Answer<Document>;
  /** Once for the id. */
  run(id: string, wish: ReportWish): Answer<BegunReports>;
  runAgain(
    id: string,
    again: { readonly newId: string; readonly format: ReportFormat; readonly split: ReportSplit },
  ): Answer<BegunReports>;
  stop(id: string): Answer<unknown>;
  send(id: string): Answer<{ readonly sent: number }>;
  remove(id: string): Answer<unknown>;
  schedules(): Answer<ReportSchedules>;
  addSchedule(id: string, form: ReportScheduleForm): Answer<ReportSchedule>;
  /** 409 where somebody else saved meanwhile. */
  changeSchedule(id: string, rev: number, form: ReportScheduleForm): Answer<ReportSchedule>;
  /** Its report now: to its recipients, or to whoever presses alone. */
  runSchedule(id: string, newId: string, toMe: boolean): Answer<BegunReports>;
  removeSchedule(id: string, rev: number): Answer<unknown>;
}
