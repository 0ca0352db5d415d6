import type { Failure, Result } from '../kernel/result.ts';
import type { LoginRequirements, SessionGrant, SessionView } from './session-view.schema.ts';

/** The server's side of a session that exists already. Implemented over HTTP and in memory. */
export interface SessionGateway {
  /** Trades the refresh cookie for a new token, user and demands; never waits in the gate. */
  refresh(): Promise<Result<SessionGrant, Failure>>;
  /** Who am I; answers for pending sessions too. */
  me(): Promise<Result<SessionView, Failure>>;
  /** The demands as they stand now. */
  requirements(): Promise<Result<LoginRequirements, Failure>>;
  /** Ends the session on the server; works with the cookie alone and survives the closing of the page. */
  signOut(): Promise<Result<void, Failure>>;
}
