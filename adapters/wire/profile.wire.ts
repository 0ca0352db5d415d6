import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { contactTypeSchema, sessionViewSchema } from '#core/session/session-view.schema.ts';
import { post, remove } from './endpoint.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

/** Notes in the session that the password was just typed; for five minutes contacts may be changed, so an unlocked screen is not enough (SECURITY.md §2.7). */
export const confirmPassword = post('confirmPassword', 'account/password/confirm', {
  unhurried: true,
  access: anyone,
  summary: 'Confirm the own password for five minutes',
  impersonation: 'never',
  body: z.strictObject({
    password: text(LIMITS.passwordInput),
  }),
  reply: nothingSchema,
  errors: [503],
});

/** Sends a code to a new contact. */
export const startContactChange = post('startContactChange', 'account/contactChange', {
  access: anyone,
  summary: 'Send a code to a new e-mail address or phone number',
  impersonation: 'never',
  body: z.strictObject({
    type: contactTypeSchema,
    value: text(LIMITS.email),
  }),
  reply: z.object({ sentTo: z.string(), resendInSeconds: z.int() }),
  errors: [409, 422],
});

/** Saves the contact that the code proved. */
export const finishContactChange = post('finishContactChange', 'account/contactChange/verify', {
  access: anyone,
  summary: 'Save a new contact by the code sent to it',
  impersonation: 'never',
  body: z.strictObject({ type: contactTypeSchema, code: z.string().check(z.maxLength(16)) }),
  reply: sessionViewSchema,
  errors: [409, 422],
});

export const removePhone = remove('removePhone', 'account/contactMethod/phone', {
  access: anyone,
  summary: 'Remove the own phone number',
  impersonation: 'never',
  reply: sessionViewSchema,
  errors: [409],
});
