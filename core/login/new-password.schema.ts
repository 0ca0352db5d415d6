import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import {
  passwordContains,
  passwordLengthFits,
  type PasswordContext,
} from './password-requirements.rule.ts';

const typed = (message: string) =>
  z
    .string()
    .check(z.minLength(1, message), z.maxLength(LIMITS.passwordInput, 'Password is too long'));

const LENGTH = `Must be ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long`;

/** The forced password change: current, new and confirmed (spec §7.3); nothing is trimmed (security.md §2.8). */
export const newPasswordSchema = ({ username, productName }: PasswordContext) =>
  z
    .object({
      currentPassword: typed('Current password is required'),
      newPassword: z.string().check(
        z.refine((text) => text !== '', { error: 'New password is required', abort: true }),
        z.refine(passwordLengthFits, LENGTH),
        z.refine((text) => !passwordContains(text, username), 'Must not contain your username'),
        z.refine(
          (text) => !passwordContains(text, productName),
          `Must not contain “${productName}”`,
        ),
      ),
      confirmPassword: typed('Confirm the new password'),
    })
    .check(
      z.refine((form) => form.confirmPassword === form.newPassword, {
        error: 'Passwords do not match',
        path: ['confirmPassword'],
        when: ({ value }) => (value as { confirmPassword?: unknown }).confirmPassword !== '',
      }),
    );
export type NewPassword = z.infer<ReturnType<typeof newPasswordSchema>>;
