import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { contactTypeSchema, stepReplySchema } from '#core/session/session-view.schema.ts';
import { endpoint } from './endpoint.ts';

const contactValue = z.string().check(z.minLength(1), z.maxLength(LIMITS.email));
const contactBody = z.strictObject({ value: contactValue, rememberDevice: z.boolean() });

/** First half of contactInfo: keeps the contact as a draft of the session, so that codes go nowhere else; another draft voids the code of the one before (spec §4.3). */
export const validateContact = endpoint({
  operationId: 'validateContact',
  method: 'POST',
  path: 'account/contactMethod/validate',
  summary: 'Judge a contact method',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  body: z.strictObject({ value: contactValue }),
  reply: z.object({ value: z.string(), type: contactTypeSchema }),
  errors: [409],
});

/** Second half for staff: saves the draft whose code was right, 409 for any other value; the step is done with it (spec §4.3). */
export const saveInternalContact = endpoint({
  operationId: 'saveInternalContact',
  method: 'PUT',
  path: 'account/contactMethod/internal',
  summary: 'Save a verified contact, staff',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  body: contactBody,
  reply: stepReplySchema,
  errors: [409],
});

/** The same for dealers and customers, at an address of its own because the specification has two (spec §4.3). */
export const saveExternalContact = endpoint({
  operationId: 'saveExternalContact',
  method: 'PUT',
  path: 'account/contactMethod/external',
  summary: 'Save a verified contact, dealers and customers',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  body: contactBody,
  reply: stepReplySchema,
  errors: [409],
});

/** The forced username change; 422 for a name that is taken or against the rules, 409 when the step is not due (spec §2.4). */
export const changeUsername = endpoint({
  operationId: 'changeUsername',
  method: 'PUT',
  path: 'account/username',
  summary: 'Change the own username',
  impersonation: 'never',
  access: { kind: 'step', steps: ['usernameReset'] },
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(LIMITS.newUsernameMax)),
  }),
  reply: stepReplySchema,
  errors: [409, 422],
});

/** The same catalogue and the same count for every account, so that neither tells one from another in a recovery (SECURITY.md T1). */
export const securityQuestions = endpoint({
  operationId: 'securityQuestions',
  method: 'GET',
  path: 'account/securityQuestions',
  summary: 'The catalogue of security questions',
  access: { kind: 'step', steps: ['securityQuestions'] },
  reply: z.object({
    questions: z.array(z.object({ id: z.string(), text: z.string() })),
    count: z.int(),
  }),
});

export const saveSecurityAnswers = endpoint({
  operationId: 'saveSecurityAnswers',
  method: 'PUT',
  path: 'account/securityQuestions',
  summary: 'Store the own security answers',
  impersonation: 'never',
  access: { kind: 'step', steps: ['securityQuestions'] },
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          questionId: z.string().check(z.minLength(1), z.maxLength(64)),
          answer: z.string().check(z.minLength(1), z.maxLength(LIMITS.securityAnswer)),
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
  }),
  reply: stepReplySchema,
  errors: [409, 422],
});

/** The forced password change; ends every other session, and this one goes on under a new id. 422: refused by the rules, 503: too many hashes at once (spec §7.3). */
export const replacePassword = endpoint({
  operationId: 'replacePassword',
  method: 'PUT',
  path: 'account/password',
  summary: 'Replace the own password',
  impersonation: 'never',
  access: { kind: 'step', steps: ['passwordReset'] },
  body: z.strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
    confirmPassword: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
  }),
  reply: stepReplySchema,
  errors: [409, 422, 503],
});
