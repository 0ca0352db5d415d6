import { DURATIONS } from '../../kernel/limits.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limits/take-all.operation.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { Refusal } from '../refusal.ts';
import { tooMany } from '../refusals.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import { findRecovery } from './find-recovery.operation.ts';
import { issueRecoveryCode } from './issue-recovery-code.operation.ts';
import { RECOVERY_OVER } from './recovery-refusals.ts';

/** Sends the code of a customer's recovery, the first one and every other: 1 in 30 s, 10 an hour for an address (spec §7.2, SECURITY.md §2.4). */
export const requestRecoveryCode =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly email: string },
  ): Promise<Result<{ readonly resendInSeconds: number }, Refusal>> => {
    const { clock, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      const recovery = await findRecovery(tx, ports, caller, {
        audience: 'consumer',
        states: ['opened', 'challenged'],
        login: input.email,
      });
      if (recovery === null) return RECOVERY_OVER;
      const facts = { operation: 'recovery.code', subjectId: recovery.accountId } as const;
      const holds: readonly Hold[] = [
        // A budget of its own: whoever asks for recoveries cannot use up the owner's sign-in codes.
        { bucket: BUCKETS.codeSending, key: `recovery:${recovery.loginKey}` },
        { bucket: BUCKETS.mailSending, key: 'all' },
      ];
      const grant = await takeAll(tx, holds, now);
      const cooldown = DURATIONS.resendCooldown;
      const sent = grant.granted && (await tx.recoveries.noteCodeSent(recovery.id, now, cooldown));
      if (!sent) {
        if (grant.granted) await giveAllBack(tx, holds, now);
        await recordAudit(tx, ports, caller, { ...facts, result: 'limited' });
        const wait = resendWaitSeconds(recovery.codeSentAt ?? now, now);
        return tooMany(grant.granted ? wait : grant.wait);
      }
      await issueRecoveryCode(tx, ports, recovery);
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({ resendInSeconds: cooldown / 1000 });
    });
  };
