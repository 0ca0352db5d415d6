import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import type { Demand } from '../permission/login-step.ts';
import { contactTypeSchema, stepReplySchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

/** The options of a call that completes a sign-in step: only the user may call it, and it returns the next step due. */
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
   * First half of contactInfo: stores the contact as a draft of the session, so that codes go nowhere else; another draft
   * voids the code of the one before (spec §4.3).
   */
  validateContact: operation({
    summary: 'Judge a contact method',
    access: { kind: 'step', steps: ['contactInfo'] },
    input: { value: contactValue },
    output: z.object({ value: z.string(), type: contactTypeSchema }),
    refusals: ['conflict'],
    impersonation: 'never',
  }),

  /** Second half for staff: saves the draft whose code was correct, 409 for any other value; this completes the step (spec §4.3). */
  saveInternalContact: operation({
    ...completing('contactInfo'),
    summary: 'Save a verified contact, staff',
    input: contactBody,
    refusals: ['conflict'],
    repeatable: 'kept',
  }),

  /** Second half for dealers and customers, at a separate path because the specification has two (spec §4.3). */
  saveExternalContact: operation({
    ...completing('contactInfo'),
    summary: 'Save a verified contact, dealers and customers',
    input: contactBody,
    refusals: ['conflict'],
    repeatable: 'kept',
  }),

  /**
   * Changes the username when that is required at sign-in; 422 for a name that is taken or against the rules, 409 when the
   * step is not due (spec §2.4).
   */
  changeUsername: operation({
    ...completing('usernameReset'),
    summary: 'Change the own username',
    input: { username: text(LIMITS.newUsernameMax) },
    refusals: ['conflict', 'unacceptable'],
    repeatable: 'kept',
  }),

  /**
   * Returns the same catalog and the same count for every account, so that neither distinguishes accounts in a recovery
   * (SECURITY.md T1).
   */
  securityQuestions: operation({
    summary: 'The catalogue of security questions',
    access: { kind: 'step', steps: ['securityQuestions'] },
    output: z.object({
      questions: z.array(z.object({ id: z.string(), text: z.string() })),
      count: z.int(),
    }),
  }),

  saveSecurityAnswers: operation({
    ...completing('securityQuestions'),
    summary: 'Store the own security answers',
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
   * Changes the password when that is required at sign-in. It ends every other session, and this one continues under a new
   * id. 422: refused by the rules, 503: too many hashes at once (spec §7.3).
   */
  replacePassword: operation({
    ...completing('passwordReset'),
    summary: 'Replace the own password',
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
