import * as z from 'zod/mini';
import {
  CAPTCHA_TOKEN_MAX,
  captchaActionSchema,
  captchaChallengeSchema,
} from '#core/captcha/captcha.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { contactTypeSchema } from '#core/session/session-view.schema.ts';
import { get, post, put } from './endpoint.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const open = { access: { kind: 'open' }, reply: nothingSchema } as const;
const captcha = text(CAPTCHA_TOKEN_MAX);
const email = text(LIMITS.email);
const password = text(LIMITS.passwordInput);

/** A task for one action of this browser, good once for 10 minutes; its solution travels with that action (SECURITY.md §2.14). */
export const captchaTask = get('captchaTask', 'captcha', {
  ...open,
  summary: 'A captcha task for one action',
  query: z.strictObject({ action: captchaActionSchema }),
  reply: captchaChallengeSchema,
});

/** Customer recovery, first step: opens a recovery and says nothing about the address (SECURITY.md T4). */
export const validateMsaUsername = post('validateMsaUsername', 'msa/username', {
  ...open,
  summary: 'Begin a customer password recovery',
  body: z.strictObject({ email }),
});

/** Sends the code of a recovery, the first and further ones; the answer says how long another has to wait (spec §7.2 mfa/request/msa). */
export const requestMsaCode = post('requestMsaCode', 'mfa/request/msa', {
  unhurried: true,
  ...open,
  summary: 'Send a recovery code to a customer',
  body: z.strictObject({ email }),
  reply: z.object({ resendInSeconds: z.int() }),
  errors: [409],
});

/** Proves that the person reads the mail of that address, without which no new password is taken (spec §7.2 mfa/verify/msa). */
export const verifyMsaCode = post('verifyMsaCode', 'mfa/verify/msa', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Verify a customer recovery code',
  body: z.strictObject({
    username: email,
    code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
  }),
  errors: [409],
});

/** The new password of a proven recovery; whose it is says the recovery of this browser, never the body (spec §7.3, SECURITY.md §2.7). */
export const resetMsaPassword = post('resetMsaPassword', 'msa/password', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Set a new customer password after a proven recovery',
  body: z.strictObject({ email, newPassword: password, captcha }),
  errors: [409, 422, 503],
});

/** Mails the username to the contact it belongs to and answers alike where there is none; 409 only when two or more share the contact and the dealer number is needed (spec §7.3, SECURITY.md T4). */
export const forgotUsername = post('forgotUsername', 'forgot/username', {
  repeatable: 'kept',
  ...open,
  summary: 'Mail the forgotten username',
  body: z.strictObject({
    contact: text(LIMITS.email),
    type: contactTypeSchema,
    captcha,
    dealerNumber: z.nullable(text(LIMITS.dealerNumber)),
  }),
  errors: [409, 422],
});

/** Opens a recovery and always answers questions: decoys for a name nobody has or a wrong contact (spec §7.3, SECURITY.md T1). */
export const openDealerRecovery = post('openDealerRecovery', 'password/reset', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Open a dealer password recovery',
  body: z.strictObject({
    username: text(LIMITS.username),
    contact: text(LIMITS.email),
    type: contactTypeSchema,
    captcha,
  }),
  reply: z.object({ questions: z.array(z.object({ id: z.string(), text: z.string() })) }),
  errors: [422],
});

/** All answers at once; a refusal never says which was wrong, and 5 tries end the recovery (spec §7.3, SECURITY.md T1). */
export const answerQuestions = post('answerQuestions', 'securityQuestions', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Answer the questions of a dealer password recovery',
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: text(64), answer: text(LIMITS.securityAnswer) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  errors: [409, 503],
});

/** The last step of a recovery whose answers were right; 409 for any other (spec §7.3 resetPassword of the forgotten credentials). */
export const resetDealerPassword = put('resetDealerPassword', 'password/reset', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Set a new dealer password after a proven recovery',
  body: z.strictObject({ newPassword: password, confirmPassword: password }),
  errors: [409, 422, 503],
});
