import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import {
  passwordContains,
  passwordLengthFits,
  type PasswordContext,
} from './password-requirements.rule.ts';

/** A password that only has to be there; `message` is for when it is not. */
export const typedPassword = (message: string) =>
  z
    .string()
    .check(z.minLength(1, message), z.maxLength(LIMITS.passwordInput, 'Password is too long'));

const LENGTH = `Must be ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long`;

/** A new password of somebody with a username: its length and two forbidden words, no classes of characters (SECURITY.md T5). Common passwords only the server knows. */
export const newPasswordText = ({ username, productName }: PasswordContext) =>
  z.string().check(
    z.refine((text) => text !== '', { error: 'New password is required', abort: true }),
    z.refine(passwordLengthFits, LENGTH),
    z.refine((text) => !passwordContains(text, username), 'Must not contain your username'),
    z.refine((text) => !passwordContains(text, productName), `Must not contain “${productName}”`),
  );

/** The second of two new passwords is the same; silent while it is missing, which its field says itself. */
export const passwordsMatch = z.refine<{
  readonly newPassword: string;
  readonly confirmPassword: string;
}>((form) => form.confirmPassword === form.newPassword, {
  error: 'Passwords do not match',
  path: ['confirmPassword'],
  when: ({ value }) => (value as { confirmPassword?: unknown }).confirmPassword !== '',
});

/** The forced password change: current, new and confirmed (spec §7.3); nothing is trimmed (SECURITY.md §2.8). */
export const newPasswordSchema = (context: PasswordContext) =>
  z
    .object({
      currentPassword: typedPassword('Current password is required'),
      newPassword: newPasswordText(context),
      confirmPassword: typedPassword('Confirm the new password'),
    })
    .check(passwordsMatch);
export type NewPassword = z.infer<ReturnType<typeof newPasswordSchema>>;
