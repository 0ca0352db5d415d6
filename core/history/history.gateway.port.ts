import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type { SiteOpenings } from '../openings/openings.schema.ts';
import type { AlarmEvents, HistoryAlarms, HistoryDetail, HistoryPage } from './history.schema.ts';

/** What does not concern the person in front of the screen alone: it keeps nobody signed in. */
interface Quietly {
  readonly background: boolean;
}

/** The history of a dealer's sites at the provider (domain guide 6.12); a site out of scope is 404. */
export interface HistoryGateway {
  /** A window of 200 rows, newest first; `before` is the `next` of the one above it, null begins. */
  page(siteNum: number, query: ListQuery, before: string | null): Answer<HistoryPage>;
  /** How many rows of a filter came after a row's place, counted up to 5,000. */
  countNew(siteNum: number, query: ListQuery, after: string): Answer<number>;
  /** A window of alarms, newest first. */
  alarms(
    siteNum: number,
    query: ListQuery,
    before: string | null,
    how?: Quietly,
  ): Answer<HistoryAlarms>;
  /** One alarm with its rows, oldest first. */
  alarm(siteNum: number, alarmNum: number, how?: Quietly): Answer<AlarmEvents>;
  /** One row with the signal behind it. */
  row(siteNum: number, place: string): Answer<HistoryDetail>;
  /** Every row of a filter in the given columns, as a file; 422 with more than 5,000, which a job makes. */
  exportRows(siteNum: number, wanted: ListExport): Answer<Document>;
  /** Begins the job of a longer file, once for its key. */
  startExport(
    siteNum: number,
    query: ListQuery,
    columns: readonly string[],
    idempotencyKey: string,
  ): Answer<Job>;
  /** When the areas were open on some days up to the last one. */
  openings(siteNum: number, days: number, last: string): Answer<SiteOpenings>;
}
