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
   * Returns the contacts that may receive a code: the person's own contacts, masked. While a new contact is being set up,
   * returns only that contact, as typed (spec §7.3).
   */
  contactMethods: operation({
    summary: 'Masked contact methods',
    access: { kind: 'step', steps },
    output: z.object({
      contactMethods: z.array(z.object({ value: z.string(), type: contactTypeSchema })),
    }),
  }),

  /**
   * Sends the code again, to the same or to another of the person's own contacts (spec §7.2). Returns 429 with the seconds
   * left, or 409 when no code is due.
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
   * Returns the delivery state of the newest code. Requires a verified password or contact, so that the response does not
   * reveal who has an account.
   */
  codeDeparture: operation({
    summary: 'Delivery of the newest code',
    access: { kind: 'step', steps },
    output: z.object({ state: codeDepartureSchema }),
  }),

  /** Checks a six-digit code (spec §7.2). The server trims surrounding spaces (SECURITY.md §2.5). */
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
