import * as z from 'zod/mini';
import { emailText } from '../forms/email-text.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

const password = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(LIMITS.passwordInput, 'Password is too long'),
  );

/** Sign-in form of dealers and staff (spec §5 Login). The password is never trimmed or changed (SECURITY.md §2.8). */
export const dealerCredentialsSchema = z.object({
  username: requiredText('Username', LIMITS.username),
  password,
});

/** A required e-mail address (spec §5, SECURITY.md T13). */
export const emailSchema = emailText('Email is required');

/** Sign-in form of customers, who sign in by e-mail address (spec §5 Login, consumer variant). */
export const consumerCredentialsSchema = z.object({ email: emailSchema, password });
