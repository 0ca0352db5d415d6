import type { Variant } from '../../session/user.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import type { Recovery, RecoveryState } from '../recovery.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** This browser's recovery, if it stands where the step expects it and was begun for the very name that is repeated now. */
export const findRecovery = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: Caller,
  expected: {
    readonly audience: Variant;
    readonly states: readonly RecoveryState[];
    /** Null where the step names nobody. */
    readonly login: string | null;
  },
): Promise<Recovery | null> => {
  const { audience, login, states } = expected;
  const recovery = await tx.recoveries.find(caller.browserId, audience, ports.clock.now());
  if (recovery === null || !states.includes(recovery.state)) return null;
  if (login === null) return recovery;
  return recovery.loginKey === loginKeyOf(ports, audience, login) ? recovery : null;
};
