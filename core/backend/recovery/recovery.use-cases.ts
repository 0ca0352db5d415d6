import { readForm } from '../../forms/read-form.schema.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { checkCaptcha } from '../captcha/check-captcha.operation.ts';
import { loginKeyOf } from '../login/find-login.operation.ts';
import { invalid, type Reply } from '../refusal.ts';
import { answerRecoveryQuestions } from './answer-recovery-questions.use-case.ts';
import { emailFormSchema } from './email-form.schema.ts';
import { forgotUsername } from './forgot-username.use-case.ts';
import { openDealerRecovery } from './open-dealer-recovery.use-case.ts';
import { requestRecoveryCode, verifyRecoveryCode } from './request-recovery-code.use-cases.ts';
import { finishRecovery, openRecovery } from './open-recovery.operation.ts';

/** Use cases for forgotten passwords and usernames (spec §4.2). Responses for known and unknown people are the same (SECURITY.md T4). */
export const createRecovery = (
  ports: OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'captcha'>,
) => ({
  answerRecoveryQuestions: answerRecoveryQuestions(ports),
  forgotUsername: forgotUsername(ports),
  openDealerRecovery: openDealerRecovery(ports),
  /** Starts a customer's password recovery (spec §4.2). The response is the same for every valid e-mail address (SECURITY.md T4). */
  openMsaRecovery: async (caller: Caller, input: { readonly email: string }): Reply => {
    const form = readForm(emailFormSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat()[0] ?? 'Email is required');
    const { email } = form.value;
    const loginKey = loginKeyOf(ports, 'consumer', email);
    return ports.unitOfWork.run(async (tx) => {
      const found = await tx.accounts.findByLogin(email, 'consumer');
      const accountId = found === null || found.disabled ? null : found.id;
      return openRecovery(tx, ports, caller, {
        audience: 'consumer',
        accountId,
        loginKey,
        state: 'opened',
        questionIds: [],
      });
    });
  },

  requestRecoveryCode: requestRecoveryCode(ports),

  /** Sets the new password of a dealer user or staff member after correct answers (spec §4.2). */
  resetDealerPassword: async (
    caller: Caller,
    input: { readonly newPassword: string; readonly confirmPassword: string },
  ): Reply => {
    const { newPassword } = input;
    if (newPassword !== input.confirmPassword) return invalid('Passwords do not match');
    const expected = { audience: 'dealer', login: null, newPassword } as const;
    return finishRecovery(ports, caller, expected);
  },

  /** Sets a customer's new password after a correct code (spec §4.2, §7.3). */
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
