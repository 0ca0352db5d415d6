import type { Answer } from '../kernel/result.ts';
import type { LoginRequirements, SessionGrant, SessionView } from './session-view.schema.ts';

/** The server's side of a session that exists already. Implemented over HTTP and in memory. */
export interface SessionGateway {
  /** Trades the refresh cookie for a new token, user and demands; never waits in the gate. */
  refresh(): Answer<SessionGrant>;
  /** Who am I; answers for pending sessions too. */
  me(): Answer<SessionView>;
  /** The demands as they stand now. */
  requirements(): Answer<LoginRequirements>;
  /** Ends the session on the server; works with the cookie alone and survives the closing of the page. */
  signOut(): Answer<void>;
}
