import type { Answer } from '../kernel/result.ts';
import type { LoginRequirements, SessionGrant, SessionView } from './session-view.schema.ts';

/** The server's operations on an existing session. */
export interface SessionGateway {
  /** Exchanges the refresh cookie for a new token, user and demands. The gate never delays this call. */
  refresh(): Answer<SessionGrant>;
  /** Returns the signed-in person. Also available to pending sessions. */
  me(): Answer<SessionView>;
  /** Returns the remaining demands. */
  requirements(): Answer<LoginRequirements>;
  /**
   * Ends the session on the server. The request needs only the refresh cookie, and the browser completes the request even
   * if the page closes.
   */
  signOut(): Answer<void>;
}
