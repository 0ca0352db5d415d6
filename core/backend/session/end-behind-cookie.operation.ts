import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { ImpersonationFacts } from './impersonation.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The session that ended, as the audit log names it. */
export interface EndedSession {
  readonly sessionId: string;
  readonly subjectId: string | null;
  readonly actorId?: string;
  readonly detail?: { readonly impersonation: string; readonly alsoEnded: string };
}

/** The impersonation behind a cookie: of the user's session, running or over, or of a staff session that waits. */
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
  visit: ImpersonationFacts,
  reason: string,
  now: number,
): Promise<EndedSession | null> => {
  // A visit that is over by itself may have left the staff member's session waiting; only one that ended it has nothing to end.
  const ended = await tx.impersonations.end(visit.id, 'loggedOut', now);
  await tx.sessions.end(visit.sessionId, reason, now);
  const waited = await tx.sessions.findSuspended(visit.staffSessionId, now);
  await tx.sessions.end(visit.staffSessionId, reason, now);
  if (!ended && waited === null) return null;
  return {
    sessionId: visit.sessionId,
    subjectId: visit.subjectId,
    actorId: visit.actorId,
    detail: { impersonation: visit.id, alsoEnded: visit.staffSessionId },
  };
};

/** Ends the session a refresh secret belongs to, and during an impersonation the staff member's with it (spec §4.3); null when there was nothing to end. */
export const endBehindCookie = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: Caller,
  { secret, reason }: { readonly secret: string; readonly reason: string },
): Promise<EndedSession | null> => {
  const now = ports.clock.now();
  const hash = ports.secrets.digest(secret);
  const sessionId = await tx.refresh.sessionOf(hash, now);
  const visit = await impersonationOf(tx, caller, { hash, sessionId, now });
  if (visit !== null) return endBoth(tx, visit, reason, now);
  if (sessionId === null) return null;
  const live = await tx.sessions.findLive(sessionId, now);
  await tx.sessions.end(sessionId, reason, now);
  return { sessionId, subjectId: live?.row.accountId ?? null };
};
