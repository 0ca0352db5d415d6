import { ok } from '../../kernel/result.ts';
import type { Account } from '../session/account.repository.port.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { BUSY, refusalOf, type Reply, SESSION_OVER } from '../refusal.ts';
import { lockSession } from '../session/lock-session.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'clock'>;

const CHECK = { operation: 'check.password' } as const;
const WRONG = refusalOf('wrong', 'wrongPassword', 'The password is not correct.');

/**
 * Records in the session that the person just entered the correct password, for actions that require a recent check
 * (SECURITY.md §2.7). All checks of the current password share one rate limit.
 */
export const confirmPassword =
  (ports: Ports) =>
  async (caller: SessionCaller, input: { readonly password: string }): Reply => {
    const begun = await begin(ports, caller);
    if (!begun.ok) return begun;
    const account = begun.value;
    const { clock, hasher, unitOfWork } = ports;
    const right = await hasher.verify(account.passwordHash, input.password);
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      if (right === 'busy') {
        await tx.limits.giveBack(BUCKETS.currentPassword, account.id, now);
        return BUSY;
      }
      if (!right) {
        return recordRefusal(tx, ports, caller, CHECK, WRONG);
      }
      const live = await lockSession(tx, ports, caller);
      if (live === null || live.row.passwordEpoch !== account.passwordEpoch) return SESSION_OVER;
      await tx.limits.giveBack(BUCKETS.currentPassword, account.id, now);
      await tx.sessions.noteCheck(live.row.id, now);
      await recordAudit(tx, ports, caller, { ...CHECK, result: 'ok' });
      return ok({});
    });
  };

const begin = (ports: Ports, caller: SessionCaller): Reply<Account> => {
  const { clock, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const account = await tx.accounts.findById(caller.session.accountId);
    if (account === null) return SESSION_OVER;
    const grant = await tx.limits.take(BUCKETS.currentPassword, account.id, clock.now());
    if (grant.granted) return ok(account);
    return refuseLimited(tx, ports, caller, CHECK, grant.retryAfterSeconds);
  });
};
