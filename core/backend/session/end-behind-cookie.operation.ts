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
  impersonation: ImpersonationFacts,
  reason: string,
  now: number,
): Promise<EndedSession | null> => {
  // A visit that is over by itself may have left the staff member's session waiting; only one that ended it has nothing to end.
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
  const impersonation = await impersonationOf(tx, caller, { hash, sessionId, now });
  if (impersonation !== null) return endBoth(tx, impersonation, reason, now);
  if (sessionId === null) return null;
  const live = await tx.sessions.findLive(sessionId, now);
  await tx.sessions.end(sessionId, reason, now);
  return { sessionId, subjectId: live?.row.accountId ?? null };
};
