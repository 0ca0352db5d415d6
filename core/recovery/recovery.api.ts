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
   * Returns a captcha task for one action of this browser. The task is valid once, for 10 minutes, and its solution is
   * sent with the action (SECURITY.md §2.14).
   */
  captchaTask: operation({
    ...open,
    summary: 'A captcha task for one action',
    input: { action: captchaActionSchema },
    output: captchaChallengeSchema,
  }),

  /** Starts a customer's recovery. The response does not reveal whether the e-mail address has an account (SECURITY.md T4). */
  validateMsaUsername: operation({
    ...open,
    summary: 'Start a customer password recovery',
    input: { email },
  }),

  /** Sends a code for a recovery, or another one, and returns the wait before the next code (spec §7.2 mfa/request/msa). */
  requestMsaCode: operation({
    ...open,
    summary: 'Send a recovery code to a customer',
    input: { email },
    output: z.object({ resendInSeconds: z.int() }),
    refusals: ['conflict'],
    unhurried: true,
  }),

  /**
   * Checks the mailed code, which proves that the person can read mail at the account's e-mail address. A new password
   * requires this proof (spec §7.2 mfa/verify/msa).
   */
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
   * Sets the new password of a verified recovery (spec §7.3, SECURITY.md §2.7). The recovery in this browser determines
   * the account; the request body contains no account.
   */
  resetMsaPassword: operation({
    ...open,
    summary: 'Set a new customer password after a verified recovery',
    input: { email, newPassword: password, captcha },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Mails the username to the contact; the response is the same when no account has the contact (spec §7.3, SECURITY.md
   * T4). Returns 409 only when several accounts share the contact, so that the dealer number is needed.
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

  /**
   * Starts a recovery and always returns questions. An unknown name or a wrong contact gets decoy questions (spec §7.3,
   * SECURITY.md T1).
   */
  openDealerRecovery: operation({
    ...open,
    summary: 'Start a dealer password recovery',
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
   * Checks all answers together. A refusal does not reveal which answer was wrong, and 5 failed attempts end the recovery
   * (spec §7.3, SECURITY.md T1).
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

  /** Sets the new password after correct answers, otherwise returns 409 (spec §7.3 resetPassword of the forgotten credentials). */
  resetDealerPassword: operation({
    ...open,
    summary: 'Set a new dealer password after a verified recovery',
    input: { newPassword: password, confirmPassword: password },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
