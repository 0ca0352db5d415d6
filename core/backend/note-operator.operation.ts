import type { AuditEntry } from './audit.trail.port.ts';
import type { BackendPorts } from './backend-ports.ts';
import type { Transaction } from './unit-of-work.port.ts';

/** Name, in the audit log and history, of an operator who runs commands on the server. */
export const OPERATOR = 'command line';

/** Writes a command-line action to the audit log, as the last statement of the transaction (SECURITY.md §2.11). */
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
