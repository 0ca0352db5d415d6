import type { ImpersonationEnd } from '../../impersonation/impersonation-session.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { type Caller, WithCookies } from '../caller.ts';
import type { ImpersonationFacts } from './impersonation.repository.port.ts';
import { type Reply, SESSION_OVER } from '../refusal.ts';
import { CONTINUED } from './session.repository.port.ts';
import { continueSession } from './issue-session.operation.ts';
import { describeView } from './describe-view.operation.ts';
import { sessionAlive } from './session-alive.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { whyOver } from './check-impersonation.rule.ts';

/**
 * Records that an impersonation ended without a sign-out, and ends the session in the user's name. The staff member's
 * session stays suspended (SECURITY.md §2.9). Writes an audit row only if no other caller has recorded the end.
 */
export const closeImpersonation = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: Caller,
  facts: ImpersonationFacts,
  why: ImpersonationEnd,
): Promise<void> => {
  const now = ports.clock.now();
  if (!(await tx.impersonations.end(facts.id, why, now))) return;
  await tx.sessions.end(facts.sessionId, `impersonation.${why}`, now);
  await recordAudit(tx, ports, caller, {
    operation: 'impersonation.over',
    result: 'refused',
    sessionId: facts.sessionId,
    subjectId: facts.subjectId,
    actorId: facts.actorId,
    detail: { impersonation: facts.id, why },
  });
};

/** Returns the ended impersonation of a refresh cookie if the staff member's own session is still suspended, otherwise null. */
export const findWaiting = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: Caller,
  secret: string | null,
): Promise<ImpersonationFacts | null> => {
  if (secret === null) return null;
  const now = ports.clock.now();
  const hash = ports.secrets.digest(secret);
  const { variant } = caller;
  const facts = await tx.impersonations.findWaiting({ hash, variant, now });
  if (facts === null || facts.staffSession === null) return null;
  const { seen, staffSession, staffWaits } = facts;
  const waits = staffWaits && sessionAlive(staffSession, facts.actor, now);
  const goesOn = seen !== null && sessionAlive(seen.session, seen.account, now);
  const over = whyOver(facts, now) !== null || !goesOn;
  return waits && over ? facts : null;
};

export interface Woken {
  readonly sessionId: string;
  readonly answer: WithCookies<SessionGrant>;
}

/**
 * Ends the session in the user's name and resumes the staff member's session under a new id, with the staff member's
 * rights (SECURITY.md §2.1, §2.9). Refuses if the staff session has ended or was already resumed.
 */
export const wakeStaff = async (
  tx: Transaction,
  ports: OperationPorts,
  facts: ImpersonationFacts,
  why: ImpersonationEnd,
): Reply<Woken> => {
  const now = ports.clock.now();
  await tx.sessions.lock(facts.staffSessionId);
  const staff = await tx.sessions.findSuspended(facts.staffSessionId, now);
  const account = await tx.accounts.findById(facts.actorId);
  if (staff === null || !sessionAlive(staff, account, now)) return SESSION_OVER;
  await tx.impersonations.end(facts.id, why, now);
  // Other tabs of this browser still have the old token. They get a new token with the new cookie.
  await tx.sessions.end(facts.sessionId, CONTINUED, now);
  const issued = await continueSession(tx, ports, { ...staff, lastSeenAt: now }, []);
  const session = await describeView(tx, ports, issued.row.id, null);
  return ok({
    sessionId: issued.row.id,
    answer: new WithCookies(
      { session, token: issued.token },
      { refresh: issued.refresh, renewBrowser: true },
    ),
  });
};
