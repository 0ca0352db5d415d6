import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport } from '../lists/list-query.schema.ts';
import type { AuditFilter, AuditLine, AuditPage, ChainPart } from './audit-record.schema.ts';

/** The record for those who may read it (domain guide 6.17); an export is itself recorded. */
export interface AuditGateway {
  /** A window of at most 200 lines, newest first; `before` is the `next` of the window above it, null begins. */
  page(
    filter: AuditFilter,
    at: { readonly before: number | null; readonly size: number },
  ): Answer<AuditPage>;
  /** One line with the facts that the list has no room for. */
  line(seq: number): Answer<AuditLine>;
  /** How many lines of a filter were written after line `after`, counted up to 5,000; asked in the background, so that it keeps nobody signed in. */
  countNew(filter: AuditFilter, after: number): Answer<number>;
  /** Every line that fits, in the given columns, as a file; 422 with more than 5,000. */
  exportLines(filter: AuditFilter, wanted: Omit<ListExport, 'query'>): Answer<Document>;
  /** Starts the job that makes a CSV file of all of them, once for its key; 409 with too many open jobs, 422 with too many lines. */
  startExport(filter: AuditFilter, columns: readonly string[], idempotencyKey: string): Answer<Job>;
  /** Checks the chain from the line after `after` on, a bounded number of lines at once. */
  checkChain(after: number): Answer<ChainPart>;
}
