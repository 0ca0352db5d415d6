import { readForm } from '../../forms/read-form.schema.ts';
import { DURATIONS } from '../../kernel/limits.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit, refuseLimited } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { checkCaptcha } from '../captcha/check-captcha.operation.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack, type Hold, takeAll } from '../limits/take-all.operation.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import { invalid, type Reply, tooMany } from '../refusal.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import { answerRecoveryQuestions } from './answer-recovery-questions.use-case.ts';
import { emailFormSchema } from './email-form.schema.ts';
import {
  findRecovery,
  finishRecovery,
  RECOVERY_OVER,
  takeRecoveryStart,
} from './recovery-step.operation.ts';
import { forgotUsername } from './forgot-username.use-case.ts';
import { issueRecoveryCode, verifyRecoveryCode } from './recovery-code.use-cases.ts';
import { openDealerRecovery } from './open-dealer-recovery.use-case.ts';

/** Forgotten passwords and usernames (spec §4.2); they answer alike for known and unknown people (SECURITY.md T4). */
export const createRecovery = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'captcha'>,
) => ({
  answerRecoveryQuestions: answerRecoveryQuestions(ports),
  forgotUsername: forgotUsername(ports),
  openDealerRecovery: openDealerRecovery(ports),
  /** A customer's recovery begins (spec §4.2): the same answer for every well-formed address (SECURITY.md T4). */
  openMsaRecovery: async (caller: Caller, input: { readonly email: string }): Reply => {
    const form = readForm(emailFormSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat()[0] ?? 'Email is required');
    const { email } = form.value;
    const { clock, ids, unitOfWork } = ports;
    const loginKey = loginKeyOf(ports, 'consumer', email);
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      const found = await tx.accounts.findByLogin(email, 'consumer');
      const accountId = found === null || found.disabled ? null : found.id;
      const facts = { operation: 'recovery.open', subjectId: accountId } as const;
      const grant = await takeRecoveryStart(tx, { loginKey, address: caller.address }, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.wait);
      await tx.recoveries.open({
        id: ids.next(),
        audience: 'consumer',
        browserId: caller.browserId,
        accountId,
        loginKey,
        state: 'opened',
        questionIds: [],
        attempts: 0,
        codeSentAt: null,
        expiresAt: now + LIFETIMES.recovery,
      });
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    });
  },

  /** Sends the code of a customer's recovery, the first one and every other: 1 in 30 s, 10 an hour for an address (spec §7.2, SECURITY.md §2.4). */
  requestRecoveryCode: async (
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
  },

  /** Sets a dealer's or staff member's new password after the answers were right (spec §4.2). */
  resetDealerPassword: async (
    caller: Caller,
    input: { readonly newPassword: string; readonly confirmPassword: string },
  ): Reply => {
    const { newPassword } = input;
    if (newPassword !== input.confirmPassword) return invalid('Passwords do not match');
    const expected = { audience: 'dealer', login: null, newPassword } as const;
    return finishRecovery(ports, caller, expected);
  },

  /** Sets a customer's new password after the code was right (spec §4.2, §7.3). */
  resetMsaPassword: async (
    caller: Caller,
    input: { readonly email: string; readonly newPassword: string; readonly captcha: string },
  ): Reply => {
    const checked = await checkCaptcha(ports, caller, 'msaPasswordReset', input.captcha);
    if (!checked.ok) return checked;
    const { email: login, newPassword } = input;
    return finishRecovery(ports, caller, { audience: 'consumer', login, newPassword });
  },

  verifyRecoveryCode: verifyRecoveryCode(ports),
});
