import { ok } from '../../kernel/result.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import type { Account } from '../session/account.repository.port.ts';
import { recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { BUSY, invalid, refusalOf, type Reply, SESSION_OVER, STEP_NOT_DUE } from '../refusal.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { refusePassword } from './check-new-password.rule.ts';
import { setPassword } from './set-password.operation.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher'>;

/** The form of a forced password change (spec §7.3). */
export interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const STEP = { operation: 'step.passwordReset' } as const;
const WRONG = refusalOf('wrong', 'wrongPassword', 'The current password is not correct.');

/**
 * Replaces the password of the signed-in person. The current session continues under a new id; the person's other sessions
 * end (SECURITY.md §2.8).
 */
export const replacePassword =
  (ports: Ports) =>
  async (caller: SessionCaller, form: PasswordForm): Reply<WithCookies<StepReply>> => {
    const begun = await begin(ports, caller, form);
    if (!begun.ok) return begun;
    const account = begun.value;
    const { clock, hasher, unitOfWork } = ports;
    const key = account.id;
    const right = await hasher.verify(account.passwordHash, form.currentPassword);
    const hash = right === true ? await hasher.hash(form.newPassword) : null;
    return unitOfWork.run(async (tx) => {
      if (right === 'busy' || hash === 'busy') {
        await tx.limits.giveBack(BUCKETS.currentPassword, key, clock.now());
        return BUSY;
      }
      if (hash === null) {
        return recordRefusal(tx, ports, caller, STEP, WRONG);
      }
      const live = await lockSession(tx, ports, caller);
      if (live === null || live.row.passwordEpoch !== account.passwordEpoch) return SESSION_OVER;
      if (live.demands[0] !== 'passwordReset') return STEP_NOT_DUE;
      await tx.limits.giveBack(BUCKETS.currentPassword, key, clock.now());
      const { passwordEpoch } = await setPassword(tx, ports, {
        accountId: account.id,
        hash,
        exceptSession: live.row.id,
      });
      return completeStep(tx, ports, caller, live, ['passwordReset'], {
        newPasswordEpoch: passwordEpoch,
      });
    });
  };

const begin = (ports: Ports, caller: SessionCaller, form: PasswordForm): Reply<Account> => {
  const { clock, providerName, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const live = await tx.sessions.findLive(caller.session.id, clock.now());
    if (live === null) return SESSION_OVER;
    if (live.demands[0] !== 'passwordReset') return STEP_NOT_DUE;
    const account = await tx.accounts.findById(live.row.accountId);
    if (account === null) return SESSION_OVER;
    if (form.newPassword !== form.confirmPassword) return invalid('Passwords do not match');
    const context = { username: account.username, productName: providerName };
    const refused = refusePassword(form.newPassword, context, form.currentPassword);
    if (refused !== null) return refused;
    const grant = await tx.limits.take(BUCKETS.currentPassword, account.id, clock.now());
    if (grant.granted) return ok(account);
    return refuseLimited(tx, ports, caller, STEP, grant.retryAfterSeconds);
  });
};
