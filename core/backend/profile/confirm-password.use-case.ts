import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Account } from '../account.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Refusal } from '../refusal.ts';
import { BUSY, SESSION_OVER, tooMany } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';

type Answer = Result<Readonly<Record<string, never>>, Refusal>;

const CHECK = { operation: 'check.password' } as const;
const WRONG = err<Refusal>({
  kind: 'wrong',
  message: 'The password is not correct.',
  code: 'wrongPassword',
});

/** Notes in the session that its person just gave the right password, for acts that need it fresh (SECURITY.md §2.7); tries are those of the current password. */
export class ConfirmPassword {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(caller: SessionCaller, input: { readonly password: string }): Promise<Answer> {
    const begun = await this.#begin(caller);
    if (!begun.ok) return begun;
    const account = begun.value;
    const { clock, hasher, unitOfWork } = this.#ports;
    const right = await hasher.verify(account.passwordHash, input.password);
    return unitOfWork.run(async (tx): Promise<Answer> => {
      const now = clock.now();
      if (right === 'busy') {
        await tx.limits.giveBack(BUCKETS.currentPassword, account.id, now);
        return BUSY;
      }
      if (!right) {
        await recordAudit(tx, this.#ports, caller, { ...CHECK, result: 'refused' });
        return WRONG;
      }
      const live = await lockSession(tx, this.#ports, caller);
      if (live === null || live.row.passwordEpoch !== account.passwordEpoch) return SESSION_OVER;
      await tx.limits.giveBack(BUCKETS.currentPassword, account.id, now);
      await tx.sessions.noteCheck(live.row.id, now);
      await recordAudit(tx, this.#ports, caller, { ...CHECK, result: 'ok' });
      return ok({});
    });
  }

  #begin(caller: SessionCaller): Promise<Result<Account, Refusal>> {
    const { clock, unitOfWork } = this.#ports;
    return unitOfWork.run(async (tx): Promise<Result<Account, Refusal>> => {
      const account = await tx.accounts.findById(caller.session.accountId);
      if (account === null) return SESSION_OVER;
      const grant = await tx.limits.take(BUCKETS.currentPassword, account.id, clock.now());
      if (grant.granted) return ok(account);
      await recordAudit(tx, this.#ports, caller, { ...CHECK, result: 'limited' });
      return tooMany(grant.retryAfterSeconds);
    });
  }
}
