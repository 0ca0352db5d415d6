import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { ImpersonationFacts } from './impersonation.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

export interface EndedSession {
  readonly sessionId: string;
  readonly subjectId: string | null;
  readonly actorId?: string;
  readonly detail?: { readonly impersonation: string; readonly alsoEnded: string };
}

/**
 * Returns the impersonation, running or ended, to which a refresh cookie belongs: by the session in the user's name or by
 * the suspended staff session. Returns null if there is none.
 */
const impersonationOf = async (
  tx: Transaction,
  { variant }: Caller,
  found: { readonly hash: string; readonly sessionId: string | null; readonly now: number },
): Promise<ImpersonationFacts | null> => {
  const { hash, sessionId, now } = found;
  const seen = await tx.impersonations.find({ by: 'refresh', hash, variant, now });
  if (seen !== null || sessionId === null) return seen;
  return tx.impersonations.find({ by: 'staffSession', staffSessionId: sessionId });
};

const endBoth = async (
  tx: Transaction,
  impersonation: ImpersonationFacts,
  reason: string,
  now: number,
): Promise<EndedSession | null> => {
  // Ends both sessions, because the staff session may still be suspended after the impersonation has ended.
  const ended = await tx.impersonations.end(impersonation.id, 'loggedOut', now);
  await tx.sessions.end(impersonation.sessionId, reason, now);
  const waited = await tx.sessions.findSuspended(impersonation.staffSessionId, now);
  await tx.sessions.end(impersonation.staffSessionId, reason, now);
  if (!ended && waited === null) return null;
  return {
    sessionId: impersonation.sessionId,
    subjectId: impersonation.subjectId,
    actorId: impersonation.actorId,
    detail: { impersonation: impersonation.id, alsoEnded: impersonation.staffSessionId },
  };
};

/**
 * Ends the session of a refresh cookie and, during an impersonation, also the staff member's session (spec §4.3). Returns
 * null if there was nothing to end.
 */
export const endBehindCookie = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: Caller,
  { secret, reason }: { readonly secret: string; readonly reason: string },
): Promise<EndedSession | null> => {
  const now = ports.clock.now();
  const hash = ports.secrets.digest(secret);
  const sessionId = await tx.refresh.sessionOf(hash, now);
  const impersonation = await impersonationOf(tx, caller, { hash, sessionId, now });
  if (impersonation !== null) return endBoth(tx, impersonation, reason, now);
  if (sessionId === null) return null;
  const live = await tx.sessions.findLive(sessionId, now);
  await tx.sessions.end(sessionId, reason, now);
  return { sessionId, subjectId: live?.row.accountId ?? null };
};
