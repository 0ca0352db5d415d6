import type { Document } from '../documents/document.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ExportFormat, ListQuery } from '../lists/list-query.schema.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { ViewAsForm, OwnVisit, Visit } from './impersonation.schema.ts';

/** The server's side of seeing the portal as a user. Implemented over HTTP and in memory. */
export interface ImpersonationGateway {
  /** The session goes on as the user's; the staff member's own waits. */
  start(input: ViewAsForm & { readonly accountId: string }): Promise<Result<SessionGrant, Failure>>;
  /** Back to the staff member's own session. */
  end(): Promise<Result<SessionGrant, Failure>>;
  /** Whose session waits behind an impersonation that is over; null when none does. Needs no session. */
  waiting(): Promise<Result<string | null, Failure>>;
  /** Takes the waiting session up again; the cookie alone proves whose it is. */
  resume(): Promise<Result<SessionGrant, Failure>>;
  /** Visits to the own account, the newest first. */
  ownVisits(): Promise<Result<readonly OwnVisit[], Failure>>;
  /** Everybody's visits, the newest first; staff only. */
  visits(): Promise<Result<readonly Visit[], Failure>>;
  /** Those the query leaves, in the given columns, as a file; the provider notes who took them. */
  exportVisits(wanted: {
    readonly query: ListQuery;
    readonly columns: readonly string[];
    readonly format: ExportFormat;
  }): Promise<Result<Document, Failure>>;
}
