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

/** Reads the caller's session anew with its row held, and notes activity; null when it ended meanwhile. */
export const lockSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: SessionCaller,
): Promise<LiveSession | null> => {
  const now = ports.clock.now();
  const { id } = caller.session;
  await tx.sessions.lock(id);
  const live = await tx.sessions.findLive(id, now);
  if (live !== null) await tx.sessions.touch(id, now);
  return live;
};
