import type { ActiveSession, Caller, SessionCaller } from '#core/backend/caller.ts';
import type { Authentication } from '#core/backend/session/authenticate.use-case.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';

/** The edge's questions to the back end, asked at every request that needs a session (SECURITY.md §2.1). */
export interface Authenticator {
  /** `background` calls do not keep the session awake. */
  authenticate(caller: Caller, token: string | null, background: boolean): Promise<Authentication>;
  judge(
    session: ActiveSession,
    endpoint: Pick<Endpoint, 'access' | 'method' | 'impersonation'>,
  ): 'allow' | Refusal;
  /** A refused authorisation leaves a line in the record (SECURITY.md §2.11). */
  recordDenial(caller: SessionCaller, operationId: string, refusal: Refusal['kind']): Promise<void>;
}

/** The token of an `Authorization: Bearer` header, null when there is none of that form. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{1,256})$/i.exec(header ?? '')?.[1] ?? null;
