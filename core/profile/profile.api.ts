import { operation } from '../operations/operation.ts';
import { CODE_DEPARTURES } from '../mfa/mfa.gateway.port.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { ownSessionSchema } from './own-session.schema.ts';
import { contactTypeSchema, sessionViewSchema } from '../session/session-view.schema.ts';
import { flag, text } from '../operations/fields.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

export const profileApi = {
  /** Notes in the session that the password was just typed; for five minutes contacts may be changed, so an unlocked screen is not enough (SECURITY.md §2.7). */
  confirmPassword: operation({
    summary: 'Confirm the own password for five minutes',
    access: anyone,
    input: { password: text(LIMITS.passwordInput) },
    refusals: ['busy'],
    unhurried: true,
    impersonation: 'never',
  }),

  /** Sends a code to a new contact. */
  startContactChange: operation({
    summary: 'Send a code to a new e-mail address or phone number',
    access: anyone,
    input: { type: contactTypeSchema, value: text(LIMITS.email) },
    output: z.object({ sentTo: z.string(), resendInSeconds: z.int() }),
    refusals: ['conflict', 'unacceptable'],
    impersonation: 'never',
  }),

  /** Whether that code left; of the own session alone. */
  contactDeparture: operation({
    summary: 'How far the code to a new contact came',
    access: anyone,
    output: z.object({ state: z.enum(CODE_DEPARTURES) }),
  }),

  /** Saves the contact that the code proved. */
  finishContactChange: operation({
    summary: 'Save a new contact by the code sent to it',
    access: anyone,
    input: {
      type: contactTypeSchema,
      code: z.string().check(z.maxLength(16)),
      endOthers: z.boolean(),
    },
    output: sessionViewSchema,
    refusals: ['conflict', 'unacceptable'],
    impersonation: 'never',
  }),

  removePhone: operation({
    summary: 'Remove the own phone number',
    access: anyone,
    input: { endOthers: flag },
    output: sessionViewSchema,
    refusals: ['conflict'],
    impersonation: 'never',
  }),

  /** A new password by the current one (ASVS V6.2.2); remembered browsers end with the old one, other sessions unless they shall stay. */
  changeOwnPassword: operation({
    summary: 'Change the own password',
    access: anyone,
    input: {
      currentPassword: text(LIMITS.passwordInput),
      newPassword: text(LIMITS.passwordInput),
      confirmPassword: text(LIMITS.passwordInput),
      endOthers: z.boolean(),
    },
    refusals: ['conflict', 'unacceptable', 'busy'],
    unhurried: true,
    repeatable: 'kept',
    impersonation: 'never',
  }),

  ownSessions: operation({
    summary: 'The own running sessions',
    access: anyone,
    output: z.object({ sessions: z.array(ownSessionSchema) }),
  }),

  endOwnSession: operation({
    summary: 'End one of the own sessions; repeating it changes nothing',
    access: anyone,
    input: { id: text(64) },
    repeatable: 'always',
    impersonation: 'never',
  }),

  endOtherSessions: operation({
    summary: 'End all own sessions but this one',
    access: anyone,
    repeatable: 'always',
    impersonation: 'never',
  }),
};
