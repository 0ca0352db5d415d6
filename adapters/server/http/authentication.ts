import type { ActiveSession, Caller } from '#core/backend/caller.ts';
import type { Authentication } from '#core/backend/session/authenticate.use-case.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Access } from '#core/session/access.ts';

/** The edge's two questions to the back end, asked at every request that needs a session (security.md §2.1). */
export interface Gatekeeper {
  authenticate(caller: Caller, token: string | null): Promise<Authentication>;
  judge(session: ActiveSession, access: Access): 'allow' | Refusal;
}

/** The token of an `Authorization: Bearer` header, null when there is none of that form. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{1,256})$/i.exec(header ?? '')?.[1] ?? null;
