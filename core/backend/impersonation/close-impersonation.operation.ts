import type { VisitEnd } from '../../impersonation/impersonation.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { ImpersonationFacts } from '../impersonation.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Notes that an impersonation is over by itself: only the session that looks like the user's ends, the staff member's waits on (SECURITY.md §2.9). Whoever notices first leaves the one row. */
export const closeImpersonation = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: Caller,
  facts: ImpersonationFacts,
  why: VisitEnd,
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
