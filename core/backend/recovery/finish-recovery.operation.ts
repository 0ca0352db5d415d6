import { ok } from '../../kernel/result.ts';
import type { Variant } from '../../session/user.schema.ts';
import { refusePassword } from '../account/judge-new-password.rule.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { BUSY } from '../refusals.ts';
import { findRecovery } from './find-recovery.operation.ts';
import { RECOVERY_OVER } from './recovery-refusals.ts';

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
  ports.unitOfWork.run(async (tx) => {
    const expected = { audience, states: ['proven'], login } as const;
    const recovery = await findRecovery(tx, ports, caller, expected);
    if (recovery === null || recovery.accountId === null) return null;
    const account = await tx.accounts.findById(recovery.accountId);
    if (account === null || account.disabled) return null;
    return { id: recovery.id, accountId: account.id, username: account.username };
  });

/** The last step of both recoveries: whose password changes is what the recovery's own row says, and nobody is signed in by it (SECURITY.md §2.7). */
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
    if (!(await tx.recoveries.advance(proven.id, 'proven', 'done', ports.clock.now()))) {
      await recordAudit(tx, ports, caller, { ...facts, result: 'refused' });
      return RECOVERY_OVER;
    }
    await setPassword(tx, ports, { accountId, hash, exceptSession: null, event: 'changed' });
    await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
    return ok({});
  });
};
