import { ok } from '../../kernel/result.ts';
import type { Variant } from '../../session/user.schema.ts';
import { refusePassword } from '../account/check-new-password.rule.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import type { Recovery, RecoveryState } from './recovery.repository.port.ts';
import { BUSY, refusalOf, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { takeRecoveryStart } from './take-recovery-start.operation.ts';

/** The refusal if this browser has no recovery at this step. The message is the same for every reason. */
export const RECOVERY_OVER = refusalOf(
  'conflict',
  'recoveryOver',
  'This took too long or wasn’t completed in order. Please start over.',
);

/** The refusal if any of the answers was wrong. */
export const ANSWERS_WRONG = refusalOf(
  'wrong',
  'wrongAnswers',
  'Those answers are not correct. Please check them and try again.',
);

/** Finds this browser's recovery, if it is at the expected step and was started for the same username. */
export const findRecovery = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: Caller,
  expected: {
    readonly audience: Variant;
    readonly states: readonly RecoveryState[];
    /** Username that the step repeats; null if the step names none. */
    readonly login: string | null;
  },
): Promise<Recovery | null> => {
  const { audience, login, states } = expected;
  const recovery = await tx.recoveries.find(caller.browserId, audience, ports.clock.now());
  if (recovery === null || !states.includes(recovery.state)) return null;
  if (login === null) return recovery;
  return recovery.loginKey === loginKeyOf(ports, audience, login) ? recovery : null;
};

/** Starts a recovery within the rate limits, for the account found or for none. */
export const openRecovery = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  caller: Caller,
  found: Pick<Recovery, 'audience' | 'accountId' | 'loginKey' | 'state' | 'questionIds'>,
): Reply => {
  const now = ports.clock.now();
  const facts = { operation: 'recovery.open', subjectId: found.accountId };
  const { loginKey } = found;
  const grant = await takeRecoveryStart(tx, { loginKey, address: caller.address }, now);
  if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
  await tx.recoveries.open({
    ...found,
    id: ports.ids.next(),
    browserId: caller.browserId,
    attempts: 0,
    codeSentAt: null,
    expiresAt: now + LIFETIMES.recovery,
  });
  await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
  return ok({});
};

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

const OPERATION = 'recovery.reset';

interface Proven {
  readonly id: string;
  readonly accountId: string;
  readonly username: string;
}

const findProven = (
  ports: Ports,
  caller: Caller,
  audience: Variant,
  login: string | null,
): Promise<Proven | null> =>
  ports.unitOfWork.read(async (tx) => {
    const expected = { audience, states: ['proven'], login } as const;
    const recovery = await findRecovery(tx, ports, caller, expected);
    if (recovery === null || recovery.accountId === null) return null;
    const account = await tx.accounts.findById(recovery.accountId);
    if (account === null || account.disabled) return null;
    return { id: recovery.id, accountId: account.id, username: account.username };
  });

/**
 * Sets the new password at the end of a recovery, whether of a customer or of a dealer user. The account comes only from
 * the stored recovery, never from the request. Nobody is signed in (SECURITY.md §2.7).
 */
export const finishRecovery = async (
  ports: Ports,
  caller: Caller,
  input: {
    readonly audience: Variant;
    readonly login: string | null;
    readonly newPassword: string;
  },
): Reply => {
  const proven = await findProven(ports, caller, input.audience, input.login);
  if (proven === null) return RECOVERY_OVER;
  const context = { username: proven.username, productName: ports.providerName };
  const refused = refusePassword(input.newPassword, context, null);
  if (refused !== null) return refused;
  const hash = await ports.hasher.hash(input.newPassword);
  if (hash === 'busy') return BUSY;
  return ports.unitOfWork.run(async (tx) => {
    const { accountId } = proven;
    const facts = { operation: OPERATION, subjectId: accountId } as const;
    if (!(await tx.recoveries.advance(proven.id, 'proven', 'done', ports.clock.now())))
      return recordRefusal(tx, ports, caller, facts, RECOVERY_OVER);
    await setPassword(tx, ports, { accountId, hash, exceptSession: null, event: 'changed' });
    await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
    await storeCall(tx, ports, caller);
    return ok({});
  });
};
