import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport } from '../lists/list-query.schema.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { ViewAsForm, OwnVisit, Visit } from './impersonation.schema.ts';

/** The server's side of seeing the portal as a user. Implemented over HTTP and in memory. */
export interface ImpersonationGateway {
  /** The session goes on as the user's; the staff member's own waits. */
  start(input: ViewAsForm & { readonly accountId: string }): Answer<SessionGrant>;
  /** Back to the staff member's own session. */
  end(): Answer<SessionGrant>;
  /** Whose session waits behind an impersonation that is over; null when none does. Needs no session. */
  waiting(): Answer<string | null>;
  /** Takes the waiting session up again; the cookie alone proves whose it is. */
  resume(): Answer<SessionGrant>;
  /** Visits to the own account, the newest first. */
  ownVisits(): Answer<readonly OwnVisit[]>;
  /** Everybody's visits, the newest first; staff only. */
  visits(): Answer<readonly Visit[]>;
  /** Those the query leaves, in the given columns, as a file; the provider notes who took them. */
  exportVisits(wanted: ListExport): Answer<Document>;
}
