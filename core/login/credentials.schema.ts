import * as z from 'zod/mini';
import { atMost, requiredText } from '../forms/text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

const password = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(LIMITS.passwordInput, 'Password is too long'),
  );

/** Sign-in of dealers and staff (spec §5 Login); the password is taken exactly as typed (SECURITY.md §2.8). */
export const dealerCredentialsSchema = z.object({
  username: requiredText('Username', LIMITS.username),
  password,
});

/** An e-mail address as every form of the portal takes it: trimmed, valid, at most 128 (spec §5, SECURITY.md T13). */
export const emailSchema = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', { error: 'Email is required', abort: true }),
  atMost(LIMITS.email),
  z.regex(z.regexes.email, 'Enter a valid email address'),
);

/** What customers type at the sign-in: their address stands for a username (spec §5 Login, consumer variant). */
export const consumerCredentialsSchema = z.object({ email: emailSchema, password });
