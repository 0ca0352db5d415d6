import type { Failure } from '../kernel/result.ts';
import type { SessionGrant } from './session-view.schema.ts';

/** How a refresh ended. */
export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly grant: SessionGrant }
  /** Another tab was faster and its token is already in the session. */
  | { readonly kind: 'overtaken' }
  /** The server says that the session is over, and whether it was an impersonation. */
  | { readonly kind: 'refused'; readonly why?: 'impersonationExpired' }
  /** No answer, 5xx, 429 or nonsense: says nothing about the session (I19). */
  | { readonly kind: 'unavailable'; readonly failure: Failure };

/** Renews the access token of one generation; at most one refresh runs per browser. */
export interface TokenRefresher {
  /** Never rejects. */
  refresh(generation: number): Promise<RefreshOutcome>;
}
