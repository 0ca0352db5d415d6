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
  /** A task for one action of this browser, good once for 10 minutes; its solution travels with that action (SECURITY.md §2.14). */
  captchaTask: operation({
    ...open,
    summary: 'A captcha task for one action',
    input: { action: captchaActionSchema },
    output: captchaChallengeSchema,
  }),

  /** Customer recovery, first step: opens a recovery and says nothing about the address (SECURITY.md T4). */
  validateMsaUsername: operation({
    ...open,
    summary: 'Begin a customer password recovery',
    input: { email },
  }),

  /** Sends the code of a recovery, the first and further ones; the answer says how long another has to wait (spec §7.2 mfa/request/msa). */
  requestMsaCode: operation({
    ...open,
    summary: 'Send a recovery code to a customer',
    input: { email },
    output: z.object({ resendInSeconds: z.int() }),
    refusals: ['conflict'],
    unhurried: true,
  }),

  /** Proves that the person reads the mail of that address, without which no new password is taken (spec §7.2 mfa/verify/msa). */
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

  /** The new password of a proven recovery; whose it is says the recovery of this browser, never the body (spec §7.3, SECURITY.md §2.7). */
  resetMsaPassword: operation({
    ...open,
    summary: 'Set a new customer password after a proven recovery',
    input: { email, newPassword: password, captcha },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /** Mails the username to the contact it belongs to and answers alike where there is none; 409 only when two or more share the contact and the dealer number is needed (spec §7.3, SECURITY.md T4). */
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

  /** Opens a recovery and always answers questions: decoys for a name nobody has or a wrong contact (spec §7.3, SECURITY.md T1). */
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

  /** All answers at once; a refusal never says which was wrong, and 5 tries end the recovery (spec §7.3, SECURITY.md T1). */
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

  /** The last step of a recovery whose answers were right; 409 for any other (spec §7.3 resetPassword of the forgotten credentials). */
  resetDealerPassword: operation({
    ...open,
    summary: 'Set a new dealer password after a proven recovery',
    input: { newPassword: password, confirmPassword: password },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
