import type { Demand } from '../../login/login-step.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { CONTINUED, type SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { issueSession, type IssuedSession } from './issue-session.operation.ts';

/** Ends a session and goes on under a new id, token and refresh family; its absolute end stays (SECURITY.md §2.1). Full when nothing is demanded. */
export const continueSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock' | 'ids'>,
  row: SessionRow,
  demands: readonly Demand[],
): Promise<IssuedSession> => {
  const now = ports.clock.now();
  await tx.sessions.end(row.id, CONTINUED, now);
  const next: SessionRow = {
    ...row,
    id: ports.ids.next(),
    stage: demands.length === 0 ? 'full' : 'pending',
    lastSeenAt: now,
    checkedAt: null,
    draftContact: demands.length === 0 ? null : row.draftContact,
    draftVerified: demands.length === 0 ? false : row.draftVerified,
  };
  return issueSession(tx, ports, next, demands);
};
