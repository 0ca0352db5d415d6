import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { CODE_DEPARTURES } from './mfa.gateway.port.ts';
import { mfaTypeSchema } from './mfa-type.schema.ts';
import { contactTypeSchema, stepReplySchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

const steps = ['contactInfo', 'mfaVerify'] as const;

export const mfaApi = {
  /** Where a code may go: the own contacts, masked because the code is not proven yet, or the draft alone, as it was typed (spec §7.3). */
  contactMethods: operation({
    summary: 'Own contact methods, masked',
    access: { kind: 'step', steps },
    output: z.object({
      contactMethods: z.array(z.object({ value: z.string(), type: contactTypeSchema })),
    }),
  }),

  /** Sends a code again, or to another of the own contacts; the first one the server sends by itself. 429 with the seconds left, 409 when no code is due (spec §7.2). */
  requestCode: operation({
    summary: 'Send a verification code',
    access: { kind: 'step', steps },
    input: {
      contactMethodValue: text(LIMITS.email),
      type: contactTypeSchema,
      mfaType: mfaTypeSchema,
    },
    output: z.object({
      sentTo: contactTypeSchema,
      sentToMsg: z.string(),
      resendInSeconds: z.int(),
    }),
    refusals: ['conflict'],
    unhurried: true,
    impersonation: 'never',
  }),

  /** Whether the newest code left; of the own session alone, whose password or contact was proven, so that it tells nobody who has an account. */
  codeDeparture: operation({
    summary: 'How far the newest code came',
    access: { kind: 'step', steps },
    output: z.object({ state: z.enum(CODE_DEPARTURES) }),
  }),

  /** Checks a code (spec §7.2). Exactly six digits; surrounding spaces are the server's to trim (SECURITY.md §2.5). */
  verifyCode: operation({
    summary: 'Verify a code',
    access: { kind: 'step', steps },
    input: {
      code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
      rememberDevice: z.boolean(),
    },
    output: stepReplySchema,
    refusals: ['conflict'],
    repeatable: 'kept',
    unhurried: true,
    impersonation: 'never',
  }),
};
