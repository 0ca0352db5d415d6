import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { contactTypeSchema } from '#core/session/requirements.schema.ts';
import { stepReplySchema } from '#core/session/session-view.schema.ts';
import { endpoint } from './endpoint.ts';

const contactValue = z.string().check(z.minLength(1), z.maxLength(LIMITS.email));
const contactBody = z.strictObject({ value: contactValue, rememberDevice: z.boolean() });

/** Judges a contact before a code goes to it (spec §4.3 "contact method validation"). */
export const validateContact = endpoint({
  operationId: 'validateContact',
  method: 'POST',
  path: 'account/contactMethod/validate',
  summary: 'Judge a contact method',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  query: null,
  body: z.strictObject({ value: contactValue }),
  reply: z.object({ value: z.string(), type: contactTypeSchema }),
  errors: [409],
});

/** Saves a staff member's verified contact (spec §4.3 "internal contact method"). */
export const saveInternalContact = endpoint({
  operationId: 'saveInternalContact',
  method: 'PUT',
  path: 'account/contactMethod/internal',
  summary: 'Save a verified contact, staff',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  query: null,
  body: contactBody,
  reply: stepReplySchema,
  errors: [409],
});

/** Saves a dealer's or customer's verified contact (spec §4.3 "external contact method"). */
export const saveExternalContact = endpoint({
  operationId: 'saveExternalContact',
  method: 'PUT',
  path: 'account/contactMethod/external',
  summary: 'Save a verified contact, dealers and customers',
  impersonation: 'never',
  access: { kind: 'step', steps: ['contactInfo'] },
  query: null,
  body: contactBody,
  reply: stepReplySchema,
  errors: [409],
});

/** The forced username change (spec §2.4 usernameReset). */
export const changeUsername = endpoint({
  operationId: 'changeUsername',
  method: 'PUT',
  path: 'account/username',
  summary: 'Change the own username',
  impersonation: 'never',
  access: { kind: 'step', steps: ['usernameReset'] },
  query: null,
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(LIMITS.newUsernameMax)),
  }),
  reply: stepReplySchema,
  errors: [409, 422],
});

/** The fixed catalogue and how many answers are asked for (SECURITY.md T1). */
export const securityQuestions = endpoint({
  operationId: 'securityQuestions',
  method: 'GET',
  path: 'account/securityQuestions',
  summary: 'The catalogue of security questions',
  access: { kind: 'step', steps: ['securityQuestions'] },
  query: null,
  body: null,
  reply: z.object({
    questions: z.array(z.object({ id: z.string(), text: z.string() })),
    count: z.int(),
  }),
  errors: [],
});

export const saveSecurityAnswers = endpoint({
  operationId: 'saveSecurityAnswers',
  method: 'PUT',
  path: 'account/securityQuestions',
  summary: 'Store the own security answers',
  impersonation: 'never',
  access: { kind: 'step', steps: ['securityQuestions'] },
  query: null,
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

/** The forced password change (spec §7.3 "password reset (current, new, confirm)"). */
export const replacePassword = endpoint({
  operationId: 'replacePassword',
  method: 'PUT',
  path: 'account/password',
  summary: 'Replace the own password',
  impersonation: 'never',
  access: { kind: 'step', steps: ['passwordReset'] },
  query: null,
  body: z.strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
    confirmPassword: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
  }),
  reply: stepReplySchema,
  errors: [409, 422, 503],
});
