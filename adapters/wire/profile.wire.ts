import { codeDepartureSchema } from '#core/mfa/code-departure.schema.ts';
import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { ownSessionSchema } from '#core/profile/own-session.schema.ts';
import { contactTypeSchema, sessionViewSchema } from '#core/session/session-view.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { flagText, text } from './params.ts';
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

/** Whether that code left; of the own session alone. */
export const contactDeparture = get('contactDeparture', 'account/contactChange', {
  access: anyone,
  summary: 'How far the code to a new contact came',
  reply: z.object({ state: codeDepartureSchema }),
});

/** Saves the contact that the code proved. */
export const finishContactChange = post('finishContactChange', 'account/contactChange/verify', {
  access: anyone,
  summary: 'Save a new contact by the code sent to it',
  impersonation: 'never',
  body: z.strictObject({
    type: contactTypeSchema,
    code: z.string().check(z.maxLength(16)),
    endOthers: z.boolean(),
  }),
  reply: sessionViewSchema,
  errors: [409, 422],
});

export const removePhone = remove('removePhone', 'account/contactMethod/phone', {
  access: anyone,
  summary: 'Remove the own phone number',
  query: z.strictObject({ endOthers: flagText }),
  impersonation: 'never',
  reply: sessionViewSchema,
  errors: [409],
});

/** A new password by the current one (ASVS V6.2.2); remembered browsers end with the old one, other sessions unless they shall stay. */
export const changeOwnPassword = put('changeOwnPassword', 'account/password/own', {
  unhurried: true,
  repeatable: 'kept',
  access: anyone,
  summary: 'Change the own password',
  impersonation: 'never',
  body: z.strictObject({
    currentPassword: text(LIMITS.passwordInput),
    newPassword: text(LIMITS.passwordInput),
    confirmPassword: text(LIMITS.passwordInput),
    endOthers: z.boolean(),
  }),
  reply: nothingSchema,
  errors: [409, 422, 503],
});

export const ownSessions = get('ownSessions', 'account/sessions', {
  summary: 'The own running sessions',
  access: anyone,
  reply: z.object({ sessions: z.array(ownSessionSchema) }),
});

export const endOwnSession = remove('endOwnSession', 'account/sessions/{id}', {
  repeatable: 'always',
  summary: 'End one of the own sessions; repeating it changes nothing',
  impersonation: 'never',
  access: anyone,
  params: z.strictObject({ id: text(64) }),
  reply: nothingSchema,
});

export const endOtherSessions = post('endOtherSessions', 'account/sessions/endOthers', {
  repeatable: 'always',
  summary: 'End all own sessions but this one',
  impersonation: 'never',
  access: anyone,
  reply: nothingSchema,
});
