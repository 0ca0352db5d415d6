import type { Demand } from '../../permission/login-step.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { type Reply, SESSION_OVER, STEP_NOT_DUE } from '../refusal.ts';
import type { SessionRow } from './session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

export interface LiveSession {
  readonly row: SessionRow;
  readonly demands: readonly Demand[];
}

/** Locks and reads the caller's session, and records activity. Returns null if the session has ended. */
export const lockSession = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
): Promise<LiveSession | null> => {
  const now = ports.clock.now();
  const { id } = caller.session;
  await tx.sessions.lock(id);
  const live = await tx.sessions.findLive(id, now);
  if (live !== null) await tx.sessions.touch(id, now);
  return live;
};

type Work<T> = (tx: Transaction, live: LiveSession) => Reply<T>;

/** Runs `work` in one transaction with the caller's session locked. Refuses if the session has ended. */
export const inSession = <T>(
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>,
  caller: SessionCaller,
  work: Work<T>,
): Reply<T> =>
  ports.unitOfWork.run(async (tx) => {
    const live = await lockSession(tx, ports, caller);
    return live === null ? SESSION_OVER : work(tx, live);
  });

/** Runs `work` for a sign-in step in one transaction with the session locked. Refuses if the session has ended or the step is not due. */
export const atStep = <T>(
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>,
  caller: SessionCaller,
  step: Demand,
  work: Work<T>,
): Reply<T> =>
  inSession(ports, caller, async (tx, live) =>
    live.demands[0] === step ? work(tx, live) : STEP_NOT_DUE,
  );
