import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { ExportFormat } from '../lists/list-query.schema.ts';
import type { AuditFilter, PageSize } from './audit-filter.ts';
import type { AuditPage, ChainPart } from './audit-record.schema.ts';

/** The record for those who may read it (domain guide 6.17); an export is itself recorded. */
export interface AuditGateway {
  /** Newest first; `before` is the `next` of the page before it, null begins. */
  page(
    filter: AuditFilter,
    at: { readonly before: number | null; readonly size: PageSize },
  ): Promise<Result<AuditPage, Failure>>;
  /** Every line that fits, in the given columns, as a file; 422 with more than 5,000. */
  exportLines(
    filter: AuditFilter,
    wanted: { readonly columns: readonly string[]; readonly format: ExportFormat },
  ): Promise<Result<Document, Failure>>;
  /** Starts the job that makes a CSV file of all of them, once for its key; 409 with too many open jobs, 422 with too many lines. */
  startExport(
    filter: AuditFilter,
    columns: readonly string[],
    idempotencyKey: string,
  ): Promise<Result<Job, Failure>>;
  /** Checks the chain from the line after `after` on, a bounded number of lines at once. */
  checkChain(after: number): Promise<Result<ChainPart, Failure>>;
}
