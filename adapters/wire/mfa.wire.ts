import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { codeDepartureSchema } from '#core/mfa/code-departure.schema.ts';
import { mfaTypeSchema } from '#core/mfa/mfa-type.schema.ts';
import { contactTypeSchema, stepReplySchema } from '#core/session/session-view.schema.ts';
import { get, post } from './endpoint.ts';
import { text } from './params.ts';

const steps = ['contactInfo', 'mfaVerify'] as const;

/** Where a code may go: the own contacts, masked because the code is not proven yet, or the draft alone, as it was typed (spec §7.3). */
export const contactMethods = get('contactMethods', 'account/contactMethods', {
  summary: 'Own contact methods, masked',
  access: { kind: 'step', steps },
  reply: z.object({
    contactMethods: z.array(z.object({ value: z.string(), type: contactTypeSchema })),
  }),
});

/** Sends a code again, or to another of the own contacts; the first one the server sends by itself. 429 with the seconds left, 409 when no code is due (spec §7.2). */
export const requestCode = post('requestCode', 'mfa/request', {
  unhurried: true,
  summary: 'Send a verification code',
  impersonation: 'never',
  access: { kind: 'step', steps },
  body: z.strictObject({
    contactMethodValue: text(LIMITS.email),
    type: contactTypeSchema,
    mfaType: mfaTypeSchema,
  }),
  reply: z.object({
    sentTo: contactTypeSchema,
    sentToMsg: z.string(),
    resendInSeconds: z.int(),
  }),
  errors: [409],
});

/** Whether the newest code left; of the own session alone, whose password or contact was proven, so that it tells nobody who has an account. */
export const codeDeparture = get('codeDeparture', 'mfa/departure', {
  summary: 'How far the newest code came',
  access: { kind: 'step', steps },
  reply: z.object({ state: codeDepartureSchema }),
});

/** Checks a code (spec §7.2). Exactly six digits; surrounding spaces are the server's to trim (SECURITY.md §2.5). */
export const verifyCode = post('verifyCode', 'mfa/verify', {
  repeatable: 'kept',
  unhurried: true,
  summary: 'Verify a code',
  impersonation: 'never',
  access: { kind: 'step', steps },
  body: z.strictObject({
    code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
    rememberDevice: z.boolean(),
  }),
  reply: stepReplySchema,
  errors: [409],
});
