import type { AuditEntry } from './audit.trail.port.ts';
import type { BackendPorts } from './backend-ports.ts';
import type { Transaction } from './unit-of-work.port.ts';

/** How the audit log and history call whoever may run commands on the server, who has no session. */
export const OPERATOR = 'command line';

/** Puts an act of the command line in the audit log; the last statement of its transaction (SECURITY.md §2.11). */
export const noteOperator = (
  tx: Transaction,
  { clock, ids }: Pick<BackendPorts, 'clock' | 'ids'>,
  facts: Pick<AuditEntry, 'operation' | 'result'> &
    Partial<Pick<AuditEntry, 'subjectId' | 'target' | 'detail'>>,
): Promise<void> =>
  tx.audit.append({
    at: clock.now(),
    requestId: ids.next(),
    sessionId: null,
    actorId: null,
    address: OPERATOR,
    claimedIp: null,
    subjectId: null,
    target: null,
    detail: {},
    ...facts,
  });
