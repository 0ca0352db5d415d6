import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { contactTypeSchema, sessionViewSchema } from '#core/session/session-view.schema.ts';
import { endpoint } from './endpoint.ts';
import { nothingSchema } from './problem.wire.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

/** Notes in the session that the password was just typed; for five minutes contacts may be changed, so an unlocked screen is not enough (SECURITY.md §2.7). */
export const confirmPassword = endpoint({
  access: anyone,
  operationId: 'confirmPassword',
  method: 'POST',
  path: 'account/password/confirm',
  summary: 'Confirm the own password for five minutes',
  impersonation: 'never',
  body: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordInput)),
  }),
  reply: nothingSchema,
  errors: [503],
});

/** Sends a code to a new contact. */
export const startContactChange = endpoint({
  access: anyone,
  operationId: 'startContactChange',
  method: 'POST',
  path: 'account/contactChange',
  summary: 'Send a code to a new e-mail address or phone number',
  impersonation: 'never',
  body: z.strictObject({
    type: contactTypeSchema,
    value: z.string().check(z.minLength(1), z.maxLength(LIMITS.email)),
  }),
  reply: z.object({ sentTo: z.string(), resendInSeconds: z.int() }),
  errors: [409, 422],
});

/** Saves the contact that the code proved. */
export const finishContactChange = endpoint({
  access: anyone,
  operationId: 'finishContactChange',
  method: 'POST',
  path: 'account/contactChange/verify',
  summary: 'Save a new contact by the code sent to it',
  impersonation: 'never',
  body: z.strictObject({ type: contactTypeSchema, code: z.string().check(z.maxLength(16)) }),
  reply: sessionViewSchema,
  errors: [409, 422],
});

export const removePhone = endpoint({
  access: anyone,
  operationId: 'removePhone',
  method: 'DELETE',
  path: 'account/contactMethod/phone',
  summary: 'Remove the own phone number',
  impersonation: 'never',
  reply: sessionViewSchema,
  errors: [409],
});
