import type { Failure } from '../kernel/result.ts';
import type { SessionGrant } from './session-view.schema.ts';

export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly grant: SessionGrant }
  /** Another tab refreshed first, and its token is already in the session. */
  | { readonly kind: 'overtaken' }
  /** The session has ended, according to the server. `why` is set if the session was an impersonation. */
  | { readonly kind: 'refused'; readonly why?: 'impersonationExpired' }
  /** No response, 5xx, 429 or an invalid response. Such a failure reveals nothing about the session (I19). */
  | { readonly kind: 'unavailable'; readonly failure: Failure };

/** Renews the access token of one generation. At most one refresh runs in a browser at a time. */
export interface TokenRefresher {
  /** Refreshes the token. The promise never rejects. */
  refresh(generation: number): Promise<RefreshOutcome>;
}
