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

/** Sign-in of dealers and staff (spec §5 Login). The password is used exactly as typed (SECURITY.md §2.8). */
export const dealerCredentialsSchema = z.object({
  username: requiredText('Username', LIMITS.username),
  password,
});

/** A required e-mail address (spec §5, SECURITY.md T13). */
export const emailSchema = emailText('Email is required');

/** The sign-in input of customers, whose address serves as their username (spec §5 Login, consumer variant). */
export const consumerCredentialsSchema = z.object({ email: emailSchema, password });
