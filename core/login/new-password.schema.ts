import * as z from 'zod/mini';
import { atMost, requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { detectContact } from '../mfa/detect-contact.rule.ts';
import {
  passwordContains,
  passwordLengthFits,
  type PasswordContext,
} from './password-requirements.rule.ts';

/** Creates the schema for a required phone number or e-mail address of at most `max` characters. */
export const contactText = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'Email or phone is required', abort: true }),
    atMost(max),
    z.refine((text) => detectContact(text) !== null, 'Enter a valid email address or phone number'),
  );

/** Form of contact set-up, at most 50 characters (spec §5 "Contact info"). */
export const contactSchema = z.object({ contact: contactText(LIMITS.contact) });

const answerSchema = z.object({
  questionId: z.string().check(z.minLength(1, 'Choose a question')),
  answer: requiredText('Answer', LIMITS.securityAnswer),
});
export type SecurityAnswer = z.infer<typeof answerSchema>;

/** Form "Please update your security questions": exactly `count` answers, each to a different question. */
export const securityAnswersSchema = (count: number) =>
  z.object({
    answers: z.array(answerSchema).check(
      z.length(count, `Answer ${count} questions`),
      z.check(({ value, issues }) => {
        value.forEach(({ questionId }, index) => {
          if (questionId === '') return;
          if (value.findIndex((other) => other.questionId === questionId) === index) return;
          issues.push({
            code: 'custom',
            input: value,
            path: [index, 'questionId'],
            message: 'Choose a different question each time',
          });
        });
      }),
    ),
  });

/** Creates the schema for an existing password. The schema refuses only an empty password, with the message `message`. */
export const typedPassword = (message: string) =>
  z
    .string()
    .check(z.minLength(1, message), z.maxLength(LIMITS.passwordInput, 'Password is too long'));

const LENGTH = `Must be ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long`;

/**
 * Creates the schema for a new password; `name` is the field's label. Checks the length and two forbidden words, but no
 * character classes, and does not trim (SECURITY.md T5, §2.8). Common passwords are checked only on the server.
 */
export const choosePassword = (
  name: string,
  own: { readonly word: string; readonly what: string },
  productName: string,
) =>
  z.string().check(
    z.refine((text) => text !== '', { error: `${name} is required`, abort: true }),
    z.refine(passwordLengthFits, LENGTH),
    z.refine((text) => !passwordContains(text, own.word), `Must not contain your ${own.what}`),
    z.refine((text) => !passwordContains(text, productName), `Must not contain “${productName}”`),
  );

/** Creates the schema for the new password of a user with a username. */
export const newPasswordText = ({ username, productName }: PasswordContext) =>
  choosePassword('New password', { word: username, what: 'username' }, productName);

/**
 * Checks that the confirmed password equals `field`. An empty confirmation is not an error here, because the field
 * `confirmPassword` reports that.
 */
export const passwordsMatch = <Field extends string>(field: Field) =>
  z.refine<Readonly<Record<Field | 'confirmPassword', string>>>(
    (form) => form.confirmPassword === form[field],
    {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
      when: ({ value }) => (value as { confirmPassword?: unknown }).confirmPassword !== '',
    },
  );

/** Form of the forced password change: current, new and confirmed password (spec §7.3). Nothing is trimmed (SECURITY.md §2.8). */
export const newPasswordSchema = (context: PasswordContext) =>
  z
    .object({
      currentPassword: typedPassword('Current password is required'),
      newPassword: newPasswordText(context),
      confirmPassword: typedPassword('Confirm the new password'),
    })
    .check(passwordsMatch('newPassword'));
export type NewPassword = z.infer<ReturnType<typeof newPasswordSchema>>;
