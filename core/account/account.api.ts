import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import type { Demand } from '../permission/login-step.ts';
import { contactTypeSchema, stepReplySchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

/** Returns the options of a call that completes a sign-in step. Only the user may call it, and the response is the next due step. */
const completing = (step: Demand) =>
  ({
    impersonation: 'never',
    access: { kind: 'step', steps: [step] },
    output: stepReplySchema,
  }) as const;

const contactValue = text(LIMITS.email);

const contactBody = z.strictObject({ value: contactValue, rememberDevice: z.boolean() });

export const accountApi = {
  /**
   * First half of contactInfo: stores the contact as a draft of the session, so that codes are sent only to this contact.
   * A new draft voids the previous draft's code (spec §4.3).
   */
  validateContact: operation({
    summary: 'Check a contact method',
    access: { kind: 'step', steps: ['contactInfo'] },
    input: { value: contactValue },
    output: z.object({ value: z.string(), type: contactTypeSchema }),
    refusals: ['conflict'],
    impersonation: 'never',
  }),

  /**
   * Second half of contactInfo for staff: saves the draft once its code has been verified, which completes the step. 409
   * for any value other than the draft (spec §4.3).
   */
  saveInternalContact: operation({
    ...completing('contactInfo'),
    summary: 'Save a verified contact, staff',
    input: contactBody,
    refusals: ['conflict'],
    repeatable: 'kept',
  }),

  /** Second half of contactInfo for dealers and customers, with its own path as in the specification (spec §4.3). */
  saveExternalContact: operation({
    ...completing('contactInfo'),
    summary: 'Save a verified contact, dealers and customers',
    input: contactBody,
    refusals: ['conflict'],
    repeatable: 'kept',
  }),

  /**
   * Changes the username when sign-in requires it. 422 for a name that is taken or against the rules, 409 if the step is
   * not due (spec §2.4).
   */
  changeUsername: operation({
    ...completing('usernameReset'),
    summary: 'Change the username',
    input: { username: text(LIMITS.newUsernameMax) },
    refusals: ['conflict', 'unacceptable'],
    repeatable: 'kept',
  }),

  /**
   * Returns the same question catalog and count for every account, so that a recovery reveals nothing about the account
   * (SECURITY.md T1).
   */
  securityQuestions: operation({
    summary: 'Security questions',
    access: { kind: 'step', steps: ['securityQuestions'] },
    output: z.object({
      questions: z.array(z.object({ id: z.string(), text: z.string() })),
      count: z.int(),
    }),
  }),

  saveSecurityAnswers: operation({
    ...completing('securityQuestions'),
    summary: 'Store security answers',
    input: {
      answers: z
        .array(z.strictObject({ questionId: text(64), answer: text(LIMITS.securityAnswer) }))
        .check(z.minLength(1), z.maxLength(10)),
    },
    refusals: ['conflict', 'unacceptable'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Changes the password when sign-in requires it. Every other session ends, and the caller's session continues under a
   * new id. 422: refused by the rules, 503: too many hashes at once (spec §7.3).
   */
  replacePassword: operation({
    ...completing('passwordReset'),
    summary: 'Replace the password',
    input: {
      currentPassword: text(LIMITS.passwordInput),
      newPassword: text(LIMITS.passwordInput),
      confirmPassword: text(LIMITS.passwordInput),
    },
    refusals: ['conflict', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
