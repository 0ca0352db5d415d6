import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  CAPTCHA_TOKEN_MAX,
  captchaActionSchema,
  captchaChallengeSchema,
} from '../captcha/captcha-challenge.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { contactTypeSchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

const open = { access: { kind: 'open' } } as const;

const captcha = text(CAPTCHA_TOKEN_MAX);

const email = text(LIMITS.email);

const password = text(LIMITS.passwordInput);

export const recoveryApi = {
  /**
   * Returns a task for one action of this browser, valid once and for 10 minutes. Its solution is sent with that action
   * (SECURITY.md §2.14).
   */
  captchaTask: operation({
    ...open,
    summary: 'A captcha task for one action',
    input: { action: captchaActionSchema },
    output: captchaChallengeSchema,
  }),

  /** Opens a recovery in a customer's first step and reveals nothing about the address (SECURITY.md T4). */
  validateMsaUsername: operation({
    ...open,
    summary: 'Begin a customer password recovery',
    input: { email },
  }),

  /** Sends the first or a further code of a recovery and returns the wait before the next (spec §7.2 mfa/request/msa). */
  requestMsaCode: operation({
    ...open,
    summary: 'Send a recovery code to a customer',
    input: { email },
    output: z.object({ resendInSeconds: z.int() }),
    refusals: ['conflict'],
    unhurried: true,
  }),

  /** Verifies that the person can read mail at that address. Without this, no new password is accepted (spec §7.2 mfa/verify/msa). */
  verifyMsaCode: operation({
    ...open,
    summary: 'Verify a customer recovery code',
    input: {
      username: email,
      code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
    },
    refusals: ['conflict'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Sets the new password of a verified recovery. The account is that of the browser's recovery, never taken from the body
   * (spec §7.3, SECURITY.md §2.7).
   */
  resetMsaPassword: operation({
    ...open,
    summary: 'Set a new customer password after a proven recovery',
    input: { email, newPassword: password, captcha },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Mails the username to its contact. The response is the same when no account has the contact. Returns 409 only when two
   * or more share the contact and the dealer number is needed (spec §7.3, SECURITY.md T4).
   */
  forgotUsername: operation({
    ...open,
    summary: 'Mail the forgotten username',
    input: {
      contact: text(LIMITS.email),
      type: contactTypeSchema,
      captcha,
      dealerNumber: z.nullable(text(LIMITS.dealerNumber)),
    },
    refusals: ['conflict', 'unacceptable'],
    repeatable: 'kept',
  }),

  /** Opens a recovery and always returns questions: decoys for an unknown name or a wrong contact (spec §7.3, SECURITY.md T1). */
  openDealerRecovery: operation({
    ...open,
    summary: 'Open a dealer password recovery',
    input: {
      username: text(LIMITS.username),
      contact: text(LIMITS.email),
      type: contactTypeSchema,
      captcha,
    },
    output: z.object({ questions: z.array(z.object({ id: z.string(), text: z.string() })) }),
    refusals: ['unacceptable'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Checks all answers together. A refusal does not reveal which was wrong, and 5 attempts end the recovery (spec §7.3,
   * SECURITY.md T1).
   */
  answerQuestions: operation({
    ...open,
    summary: 'Answer the questions of a dealer password recovery',
    input: {
      answers: z
        .array(z.strictObject({ questionId: text(64), answer: text(LIMITS.securityAnswer) }))
        .check(z.minLength(1), z.maxLength(10)),
    },
    refusals: ['conflict', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Sets the password in the last step of a recovery with correct answers. Returns 409 for any other (spec §7.3
   * resetPassword of the forgotten credentials).
   */
  resetDealerPassword: operation({
    ...open,
    summary: 'Set a new dealer password after a proven recovery',
    input: { newPassword: password, confirmPassword: password },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
