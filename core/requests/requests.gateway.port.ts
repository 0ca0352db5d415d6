import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type { Cancellation, CancelForm } from './cancellation.schema.ts';
import type {
  ApprovedRequests,
  RequestDetail,
  RequestPage,
  SeenRequest,
} from './request.schema.ts';

/** Requests as whoever decides them sees them: a dealer those of the active group and its branches, staff what dealers approved. */
export interface RequestDesk {
  list(query: ListQuery, how?: { readonly background: boolean }): Answer<RequestPage>;
  read(id: string): Answer<RequestDetail>;
  export(wish: ListExport): Answer<Document>;
  /** 409 where somebody decided it meanwhile: the words name who and when. */
  refuse(seen: SeenRequest, answer: string): Answer<unknown>;
  /** Takes a cancellation back until its date. */
  undo(seen: SeenRequest): Answer<unknown>;
}

/** What dealers do besides. */
export interface DealerRequests extends RequestDesk {
  approve(seen: SeenRequest, answer: string | null): Answer<unknown>;
  /** Approves several, or says what that would do. */
  approveAll(seen: readonly SeenRequest[], dryRun: boolean): Answer<ApprovedRequests>;
}

/** What staff do besides. */
export interface StaffRequests extends RequestDesk {
  /** Carries it out; 409 `valueChanged` where what is in force is not what it was: `over` says that this was seen. */
  apply(seen: SeenRequest, over?: string | null): Answer<unknown>;
}

/** The cancellation of a service, from the site's page and from the account info of its customer. */
export interface CancellationGateway {
  /** Asks for it once; the answer is how it stands by then. */
  ask(siteNum: number, id: string, form: CancelForm): Answer<Cancellation>;
  withdraw(seen: SeenRequest): Answer<unknown>;
}
