import type { Failure } from '../kernel/result.ts';
import type { SessionGrant } from './session-view.schema.ts';

/** The result of a refresh. */
export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly grant: SessionGrant }
  /** Another tab was faster, and its token is already in the session. */
  | { readonly kind: 'overtaken' }
  /** The server reports that the session has ended, and whether it was an impersonation. */
  | { readonly kind: 'refused'; readonly why?: 'impersonationExpired' }
  /** No response, 5xx, 429 or an invalid response. It reveals nothing about the session (I19). */
  | { readonly kind: 'unavailable'; readonly failure: Failure };

/** Renews the access token of one generation. At most one refresh runs in a browser at a time. */
export interface TokenRefresher {
  /** Never rejects. */
  refresh(generation: number): Promise<RefreshOutcome>;
}
