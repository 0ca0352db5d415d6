import * as z from 'zod/mini';
import { linkFormSchema } from '../account-links/account-links.schema.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { newUsernameSchema } from '../login/new-username.schema.ts';
import { choosePassword, passwordsMatch } from '../login/new-password.schema.ts';
import type { ChosenPasswordContext } from './chosen-password-requirements.rule.ts';

/**
 * Builds the schema of a customer's new password: 12 to 32 code points, without the person's address or the product name,
 * and not trimmed (spec §5, SECURITY.md T5, §2.8).
 */
export const chosenPasswordSchema = ({ email, productName }: ChosenPasswordContext) =>
  choosePassword('Password', { word: email ?? '', what: 'email address' }, productName);

/** Builds the schema of an invitation's password form: a password and its confirmation (spec §5 "Registration password", §7.3). */
export const firstPasswordSchema = (context: ChosenPasswordContext) =>
  z
    .object({
      password: chosenPasswordSchema(context),
      confirmPassword: z.string().check(z.minLength(1, 'Confirm the password')),
    })
    .check(passwordsMatch('password'));
export type FirstPassword = z.infer<ReturnType<typeof firstPasswordSchema>>;

/**
 * Builds the form schema for a person invited by a dealer. The person chooses a username (spec §5), which the password
 * must not contain.
 */
export const joinSchema = (context: { readonly username: string; readonly productName: string }) =>
  z
    .object({
      ...newUsernameSchema.shape,
      password: choosePassword(
        'Password',
        { word: context.username, what: 'username' },
        context.productName,
      ),
      confirmPassword: z.string().check(z.minLength(1, 'Confirm the password')),
    })
    .check(passwordsMatch('password'));
export type JoinForm = z.infer<ReturnType<typeof joinSchema>>;

/**
 * Builds the schema of the form Create MSA user (spec §5): e-mail address, password, and the account's number and
 * passcode. `typed` contains the e-mail address as typed.
 */
export const createAccountSchema = (typed: {
  readonly email: string;
  readonly productName: string;
}) =>
  z.object({
    email: emailSchema,
    password: chosenPasswordSchema(typed),
    ...linkFormSchema.shape,
  });
export type CreateAccountForm = z.infer<ReturnType<typeof createAccountSchema>>;
