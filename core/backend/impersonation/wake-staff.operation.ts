import type { VisitEnd } from '../../impersonation/impersonation.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { WithCookies } from '../caller.ts';
import type { ImpersonationFacts } from '../impersonation.repository.port.ts';
import type { Reply } from '../refusal.ts';
import { SESSION_OVER } from '../refusals.ts';
import { continueSession } from '../session/continue-session.operation.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { sessionAlive } from '../session/session-alive.rule.ts';
import { CONTINUED } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** What waking hands out, with the id the staff member's session goes on under. */
export interface Woken {
  readonly sessionId: string;
  readonly answer: WithCookies<SessionGrant>;
}

/**
 * Ends the session that looks like the user's and takes the staff member's up again under a new id, with its own rights
 * (SECURITY.md §2.1, §2.9). Refuses when that one is over too, or was taken up already.
 */
export const wakeStaff = async (
  tx: Transaction,
  ports: OperationPorts,
  facts: ImpersonationFacts,
  why: VisitEnd,
): Reply<Woken> => {
  const now = ports.clock.now();
  await tx.sessions.lock(facts.staffSessionId);
  const staff = await tx.sessions.findSuspended(facts.staffSessionId, now);
  const account = await tx.accounts.findById(facts.actorId);
  if (staff === null || !sessionAlive(staff, account, now)) return SESSION_OVER;
  await tx.impersonations.end(facts.id, why, now);
  // Other tabs of this browser hold the older token; the newer cookie helps them on.
  await tx.sessions.end(facts.sessionId, CONTINUED, now);
  const issued = await continueSession(tx, ports, { ...staff, lastSeenAt: now }, []);
  const session = await describeView(tx, ports, issued.row, []);
  return ok({
    sessionId: issued.row.id,
    answer: new WithCookies(
      { session, token: issued.token },
      { refresh: issued.refresh, renewBrowser: true },
    ),
  });
};
