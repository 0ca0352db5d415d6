import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { isWholeCode } from '../../mfa/read-code.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import { TO_NOBODY } from '../message.queue.port.ts';
import { CODE_ATTEMPTS, CODE_DEAD } from '../mfa/send-code.operation.ts';
import { readSpent, type SpentCode, wrongCode } from '../mfa/spent-code.operation.ts';
import type { Recovery } from './recovery.repository.port.ts';
import { invalid, type Reply, tooMany } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { NOBODY } from '../login/find-login.operation.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import { recoveryCodeMessage } from './recovery-code-message.rule.ts';
import { findRecovery, RECOVERY_OVER } from './open-recovery.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

/** Binds a code to its recovery. The code is not valid for another step, person or browser. */
const recoveryCode = (recovery: Pick<Recovery, 'id' | 'browserId'>) =>
  ({
    kind: 'recoveryCode',
    subject: recovery.id,
    session: recovery.browserId,
  }) as const;

const RECOVERY_PURPOSE = 'msaRecovery';

/**
 * Creates a recovery code and queues its e-mail. For an unknown address, does the same work, but stores a hash that no
 * code matches and addresses the message to nobody (SECURITY.md §2.4).
 */
const issueRecoveryCode = async (
  tx: Transaction,
  ports: OperationPorts,
  recovery: Recovery,
): Promise<void> => {
  const { clock, ids, providerName, secrets } = ports;
  const now = clock.now();
  // The code goes to the stored address, not to the typed one: two spellings that fold to the same username may be different mailboxes.
  const owner = await tx.accounts.findById(recovery.accountId ?? NOBODY);
  const code = secrets.code();
  const bound = recoveryCode(recovery);
  const mac = secrets.codeMac({ ...bound, code });
  await tx.oneTime.issue({
    ...bound,
    id: ids.next(),
    purpose: RECOVERY_PURPOSE,
    secretHash: owner !== null ? mac : secrets.digest(secrets.token()),
    maxAttempts: CODE_ATTEMPTS,
    expiresAt: Math.min(now + DURATIONS.code, recovery.expiresAt),
    detail: {},
  });
  const text = recoveryCodeMessage(owner?.username ?? TO_NOBODY, code, providerName);
  await tx.messages.enqueue({ ...text, id: ids.next(), queuedAt: now });
};

/** Sends a code for a customer's recovery: 1 in 30 s, 10 an hour per e-mail address (spec §7.2, SECURITY.md §2.4). */
export const requestRecoveryCode =
  (ports: OperationPorts & Pick<BackendPorts, 'unitOfWork'>) =>
  async (
    caller: Caller,
    input: { readonly email: string },
  ): Reply<{ readonly resendInSeconds: number }> => {
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
        // A separate rate limit, so that a stranger who requests recoveries cannot use up the owner's sign-in codes.
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

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>;

type Checked =
  | { readonly outcome: 'matched' | 'dead' }
  | { readonly outcome: 'wrong'; readonly spent: SpentCode | null }
  | { readonly outcome: 'limited'; readonly wait: number; readonly words?: string };

/**
 * Checks the code of a customer's recovery (spec §7.2): 5 guesses per code, 20 an hour and 50 a day per e-mail address. A
 * correct guess is refunded (SECURITY.md §2.4).
 */
export const verifyRecoveryCode =
  (ports: Ports) =>
  async (caller: Caller, input: { readonly username: string; readonly code: string }): Reply => {
    const code = input.code.trim();
    if (!isWholeCode(code)) return invalid('Enter the 6-digit code');
    return ports.unitOfWork.run(async (tx) => {
      const recovery = await findRecovery(tx, ports, caller, {
        audience: 'consumer',
        states: ['challenged'],
        login: input.username,
      });
      if (recovery === null) return RECOVERY_OVER;
      const checked = await check(ports, tx, recovery, code);
      const results = {
        matched: 'ok',
        limited: 'limited',
        wrong: 'refused',
        dead: 'refused',
      } as const;
      await recordAudit(tx, ports, caller, {
        operation: 'recovery.prove',
        result: results[checked.outcome],
        subjectId: recovery.accountId,
      });
      if (checked.outcome === 'limited') return tooMany(checked.wait, checked.words);
      if (checked.outcome === 'matched') {
        await storeCall(tx, ports, caller);
        return ok({});
      }
      return checked.outcome === 'wrong' ? wrongCode(checked.spent) : CODE_DEAD;
    });
  };

const check = async (
  ports: Ports,
  tx: Transaction,
  recovery: Recovery,
  code: string,
): Promise<Checked> => {
  const { clock, secrets } = ports;
  const now = clock.now();
  const counted = `recovery:${recovery.loginKey}`;
  const guess = { bucket: BUCKETS.codeGuess, key: `${recovery.id}:${recovery.codeSentAt ?? 0}` };
  const longer: readonly Hold[] = [
    { bucket: BUCKETS.codeGuessHour, key: counted },
    { bucket: BUCKETS.codeGuessDay, key: counted },
  ];
  const next = [...longer, { bucket: BUCKETS.codeSending, key: counted }];
  const budget = { guess, next, codeSentAt: recovery.codeSentAt };
  const holds = [guess, ...longer];
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) {
    const spent = await readSpent(tx, budget, now);
    return { outcome: 'limited', ...(spent ?? { wait: grant.wait }) };
  }
  const bound = recoveryCode(recovery);
  const used = await tx.oneTime.consumeFor({
    ...bound,
    purpose: RECOVERY_PURPOSE,
    secretHash: secrets.codeMac({ ...bound, code }),
    now,
  });
  if (used.outcome === 'dead') return { outcome: 'dead' };
  if (used.outcome === 'wrong')
    return { outcome: 'wrong', spent: await readSpent(tx, budget, now) };
  if (!(await tx.recoveries.advance(recovery.id, 'challenged', 'proven', now)))
    return { outcome: 'dead' };
  await giveAllBack(tx, holds, now);
  return { outcome: 'matched' };
};
