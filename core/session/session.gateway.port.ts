import type { Answer } from '../kernel/result.ts';
import type { LoginRequirements, SessionGrant, SessionView } from './session-view.schema.ts';

/** The server's operations on an existing session. Implemented over HTTP and in memory. */
export interface SessionGateway {
  /** Exchanges the refresh cookie for a new token, user and demands. It never waits in the gate. */
  refresh(): Answer<SessionGrant>;
  /** Returns the signed-in person, also for pending sessions. */
  me(): Answer<SessionView>;
  /** Returns the current demands. */
  requirements(): Answer<LoginRequirements>;
  /** Ends the session on the server. The cookie alone is enough, and the call completes even if the page closes. */
  signOut(): Answer<void>;
}
