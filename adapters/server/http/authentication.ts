import type { ActiveSession } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Access } from '#core/session/access.ts';

/** What a bearer token stands for right now. */
export type Authentication =
  | { readonly kind: 'live'; readonly session: ActiveSession }
  | { readonly kind: 'none' }
  | { readonly kind: 'tokenDead' }
  | { readonly kind: 'sessionOver' };

/** The edge's two questions to the back end, asked at every request that needs a session (security.md §2.1). */
export interface Gatekeeper {
  authenticate(token: string | null): Promise<Authentication>;
  judge(session: ActiveSession, access: Access): Result<null, Refusal>;
}

/** The token of an `Authorization: Bearer` header, null when there is none of that form. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{1,256})$/i.exec(header ?? '')?.[1] ?? null;
