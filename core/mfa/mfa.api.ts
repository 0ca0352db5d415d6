import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { codeDepartureSchema } from './code-departure.schema.ts';
import { mfaTypeSchema } from './mfa-type.schema.ts';
import { contactTypeSchema, stepReplySchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

const steps = ['contactInfo', 'mfaVerify'] as const;

export const mfaApi = {
  /**
   * Returns the contacts a code may be sent to: the person's own contacts, masked because no code is verified yet, or only
   * the draft contact as it was typed (spec §7.3).
   */
  contactMethods: operation({
    summary: 'Own contact methods, masked',
    access: { kind: 'step', steps },
    output: z.object({
      contactMethods: z.array(z.object({ value: z.string(), type: contactTypeSchema })),
    }),
  }),

  /**
   * Sends a code again, or to another of the person's own contacts. The server sends the first code on its own. Returns
   * 429 with the seconds left, or 409 when no code is due (spec §7.2).
   */
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

  /**
   * Returns whether the newest code was sent. Only the person's own session may ask, after its password or contact was
   * verified, so that it does not reveal who has an account.
   */
  codeDeparture: operation({
    summary: 'How far the newest code came',
    access: { kind: 'step', steps },
    output: z.object({ state: codeDepartureSchema }),
  }),

  /** Checks a code (spec §7.2). It has exactly six digits; the server trims surrounding spaces (SECURITY.md §2.5). */
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
