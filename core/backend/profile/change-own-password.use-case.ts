import { ok } from '../../kernel/result.ts';
import type { NewPassword } from '../../login/new-password.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import { refusePassword } from '../account/check-new-password.rule.ts';
import { setPassword } from '../account/set-password.operation.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { BUSY, invalid, refusalOf, type Reply, SESSION_OVER } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

const CHANGE = { operation: 'password.change' } as const;
const WRONG = refusalOf('wrong', 'wrongPassword', 'The current password is not correct.');

/** The refusal for a person without a password, who signs in only through an identity provider. */
const NO_PASSWORD = refusalOf(
  'conflict',
  'noPassword',
  'You sign in with your company account. Change your password there.',
);

/**
 * Changes the caller's own password after checking the current one (ASVS V6.2.2). Ends remembered browsers, and other
 * sessions unless the person keeps them (SECURITY.md §2.8).
 */
export const changeOwnPassword =
  (ports: Ports) =>
  async (caller: SessionCaller, form: NewPassword & { readonly endOthers: boolean }): Reply => {
    const begun = await begin(ports, caller, form);
    if (!begun.ok) return begun;
    const account = begun.value;
    const { clock, hasher, unitOfWork } = ports;
    const right = await hasher.verify(account.passwordHash, form.currentPassword);
    const hash = right === true ? await hasher.hash(form.newPassword) : null;
    return unitOfWork.run(async (tx) => {
      if (right === 'busy' || hash === 'busy') {
        await tx.limits.giveBack(BUCKETS.currentPassword, account.id, clock.now());
        return BUSY;
      }
      if (hash === null) return recordRefusal(tx, ports, caller, CHANGE, WRONG);
      const live = await lockSession(tx, ports, caller);
      if (live === null || live.row.passwordEpoch !== account.passwordEpoch) return SESSION_OVER;
      await tx.limits.giveBack(BUCKETS.currentPassword, account.id, clock.now());
      await setPassword(tx, ports, {
        accountId: account.id,
        hash,
        exceptSession: live.row.id,
        othersStay: !form.endOthers,
      });
      await recordAudit(tx, ports, caller, {
        ...CHANGE,
        result: 'ok',
        detail: { otherSessions: form.endOthers ? 'ended' : 'stayed' },
      });
      await storeCall(tx, ports, caller);
      return ok({});
    });
  };

const begin = (ports: Ports, caller: SessionCaller, form: NewPassword): Reply<Account> => {
  const { clock, providerName, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const account = await tx.accounts.findById(caller.session.accountId);
    if (account === null) return SESSION_OVER;
    if (account.passwordHash === null) return NO_PASSWORD;
    if (form.newPassword !== form.confirmPassword) return invalid('Passwords do not match');
    const context = { username: account.username, productName: providerName };
    const refused = refusePassword(form.newPassword, context, form.currentPassword);
    if (refused !== null) return refused;
    const grant = await tx.limits.take(BUCKETS.currentPassword, account.id, clock.now());
    if (grant.granted) return ok(account);
    return refuseLimited(tx, ports, caller, CHANGE, grant.retryAfterSeconds);
  });
};
