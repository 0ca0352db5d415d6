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
   * Checks the person's password and records the time in the session, because contact changes need a recent password check
   * (SECURITY.md §2.7). A wrong password is refused with 401 and counted.
   */
  confirmPassword: operation({
    summary: 'Confirm the caller’s password for five minutes',
    access: anyone,
    input: { password: text(LIMITS.passwordInput) },
    refusals: ['busy'],
    unhurried: true,
    impersonation: 'never',
  }),

  /** Sends a code to a new contact, or resends it after at least 30 s. Returns 409 `checkNeeded` without a recent password check. */
  startContactChange: operation({
    summary: 'Send a code to a new email address or phone number',
    access: anyone,
    input: { type: contactTypeSchema, value: text(LIMITS.email) },
    output: contactProofSchema,
    refusals: ['conflict', 'unacceptable'],
    impersonation: 'never',
  }),

  /** Returns the delivery state of the code that the caller's own session requested for a new contact. */
  contactDeparture: operation({
    summary: 'Delivery of the code to a new contact',
    access: anyone,
    output: z.object({ state: codeDepartureSchema }),
    background: true,
  }),

  /** Checks the code, saves the new contact and returns the updated person. */
  finishContactChange: operation({
    summary: 'Save a new contact that is verified by its code',
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
    summary: 'Remove the caller’s phone number',
    access: anyone,
    input: { endOthers: flag },
    output: sessionViewSchema,
    refusals: ['conflict'],
    impersonation: 'never',
  }),

  /**
   * Sets a new password after checking the current one (ASVS V6.2.2). Forgets remembered browsers and ends other sessions,
   * unless the caller keeps the sessions.
   */
  changeOwnPassword: operation({
    summary: 'Change the caller’s password',
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
    summary: 'Open sessions of the caller',
    access: anyone,
    output: z.object({ sessions: z.array(ownSessionSchema) }),
    background: true,
  }),

  endOwnSession: operation({
    summary: 'End one of the caller’s sessions; idempotent',
    access: anyone,
    input: { id: text(64) },
    repeatable: 'always',
    impersonation: 'never',
  }),

  endOtherSessions: operation({
    summary: 'End all sessions of the caller except this one',
    access: anyone,
    repeatable: 'always',
    impersonation: 'never',
  }),
};

/**
 * The provider's operations for the person's own account (spec §5 User account). A contact change needs a recent password
 * check and a code sent to the new contact; the old contact gets a notice (SECURITY.md §2.7).
 */
export type ProfileGateway = GatewayOf<typeof profileApi>;
