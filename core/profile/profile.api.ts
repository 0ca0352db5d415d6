import { operation } from '../operations/operation.ts';
import { codeDepartureSchema } from '../mfa/code-departure.schema.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { contactProofSchema } from './contact-proof.schema.ts';
import { ownSessionSchema } from './own-session.schema.ts';
import { contactTypeSchema, sessionViewSchema } from '../session/session-view.schema.ts';
import { flag, text } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

export const profileApi = {
  /**
   * Records in the session that the password was just typed, so that an unlocked screen is not enough to change contacts
   * (SECURITY.md §2.7). A wrong password is refused with 401 and counted.
   */
  confirmPassword: operation({
    summary: 'Confirm the own password for five minutes',
    access: anyone,
    input: { password: text(LIMITS.passwordInput) },
    refusals: ['busy'],
    unhurried: true,
    impersonation: 'never',
  }),

  /**
   * Sends a code to a new contact. Returns 409 `checkNeeded` without a recent password check. Calling again resends the
   * code, at most every 30 s.
   */
  startContactChange: operation({
    summary: 'Send a code to a new e-mail address or phone number',
    access: anyone,
    input: { type: contactTypeSchema, value: text(LIMITS.email) },
    output: contactProofSchema,
    refusals: ['conflict', 'unacceptable'],
    impersonation: 'never',
  }),

  /** Returns whether that code was sent. Only for the caller's own session. */
  contactDeparture: operation({
    summary: 'How far the code to a new contact came',
    access: anyone,
    output: z.object({ state: codeDepartureSchema }),
    background: true,
  }),

  /** Saves the contact verified by the code and returns the updated person. */
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

  /** Removes the phone number. The e-mail address cannot be removed. */
  removePhone: operation({
    summary: 'Remove the own phone number',
    access: anyone,
    input: { endOthers: flag },
    output: sessionViewSchema,
    refusals: ['conflict'],
    impersonation: 'never',
  }),

  /**
   * Sets a new password by means of the current one (ASVS V6.2.2). Remembered browsers are forgotten. Other sessions end
   * unless the caller keeps them.
   */
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

  /** Returns the person's own running sessions, the current one first. */
  ownSessions: operation({
    summary: 'The own running sessions',
    access: anyone,
    output: z.object({ sessions: z.array(ownSessionSchema) }),
    background: true,
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

/**
 * The provider's operations for the person's own account (spec §5 User account). A contact changes in three steps: a
 * recent password check, a code sent to the new contact, the code entered. Only the last step saves, and the old contact
 * gets a notice (SECURITY.md §2.7).
 */
export type ProfileGateway = GatewayOf<typeof profileApi>;
