import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import type { Demand } from '#core/login/login-step.ts';
import { contactTypeSchema, stepReplySchema } from '#core/session/session-view.schema.ts';
import { get, post, put } from './endpoint.ts';
import { text } from './params.ts';

/** What completes a step of signing in is for the user alone and answers the step that is due next. */
const completing = (step: Demand) =>
  ({
    impersonation: 'never',
    access: { kind: 'step', steps: [step] },
    reply: stepReplySchema,
  }) as const;

const contactValue = text(LIMITS.email);
const contactBody = z.strictObject({ value: contactValue, rememberDevice: z.boolean() });

/** First half of contactInfo: keeps the contact as a draft of the session, so that codes go nowhere else; another draft voids the code of the one before (spec §4.3). */
export const validateContact = post('validateContact', 'account/contactMethod/validate', {
  summary: 'Judge a contact method',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  body: z.strictObject({ value: contactValue }),
  reply: z.object({ value: z.string(), type: contactTypeSchema }),
  errors: [409],
});

/** Second half for staff: saves the draft whose code was right, 409 for any other value; the step is done with it (spec §4.3). */
export const saveInternalContact = put('saveInternalContact', 'account/contactMethod/internal', {
  repeatable: 'kept',
  summary: 'Save a verified contact, staff',
  ...completing('contactInfo'),
  body: contactBody,
  errors: [409],
});

/** The same for dealers and customers, at an address of its own because the specification has two (spec §4.3). */
export const saveExternalContact = put('saveExternalContact', 'account/contactMethod/external', {
  repeatable: 'kept',
  summary: 'Save a verified contact, dealers and customers',
  ...completing('contactInfo'),
  body: contactBody,
  errors: [409],
});

/** The forced username change; 422 for a name that is taken or against the rules, 409 when the step is not due (spec §2.4). */
export const changeUsername = put('changeUsername', 'account/username', {
  repeatable: 'kept',
  summary: 'Change the own username',
  ...completing('usernameReset'),
  body: z.strictObject({ username: text(LIMITS.newUsernameMax) }),
  errors: [409, 422],
});

/** The same catalogue and the same count for every account, so that neither tells one from another in a recovery (SECURITY.md T1). */
export const securityQuestions = get('securityQuestions', 'account/securityQuestions', {
  summary: 'The catalogue of security questions',
  access: { kind: 'step', steps: ['securityQuestions'] },
  reply: z.object({
    questions: z.array(z.object({ id: z.string(), text: z.string() })),
    count: z.int(),
  }),
});

export const saveSecurityAnswers = put('saveSecurityAnswers', 'account/securityQuestions', {
  repeatable: 'kept',
  unhurried: true,
  summary: 'Store the own security answers',
  ...completing('securityQuestions'),
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: text(64), answer: text(LIMITS.securityAnswer) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  errors: [409, 422],
});

/** The forced password change; ends every other session, and this one goes on under a new id. 422: refused by the rules, 503: too many hashes at once (spec §7.3). */
export const replacePassword = put('replacePassword', 'account/password', {
  repeatable: 'kept',
  unhurried: true,
  summary: 'Replace the own password',
  ...completing('passwordReset'),
  body: z.strictObject({
    currentPassword: text(LIMITS.passwordInput),
    newPassword: text(LIMITS.passwordInput),
    confirmPassword: text(LIMITS.passwordInput),
  }),
  errors: [409, 422, 503],
});
