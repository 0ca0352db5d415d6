import type { Demand } from '../../login/login-step.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A session as it stands inside this transaction. */
export interface LiveSession {
  readonly row: SessionRow;
  readonly demands: readonly Demand[];
}

/**
 * Reads the caller's session anew, after noting activity on its row: the write holds the row until the transaction
 * ends, so two tabs that take the same step are judged one after the other. Null when it ended meanwhile.
 */
export const lockSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: SessionCaller,
): Promise<LiveSession | null> => {
  const now = ports.clock.now();
  if ((await tx.sessions.findLive(caller.session.id, now)) === null) return null;
  await tx.sessions.touch(caller.session.id, now);
  return tx.sessions.findLive(caller.session.id, now);
};
