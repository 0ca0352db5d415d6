import * as z from 'zod/mini';
import { linkFormSchema } from '../account-links/account-links.schema.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { newUsernameSchema } from '../login/new-username.schema.ts';
import { choosePassword, passwordsMatch } from '../login/new-password.schema.ts';
import type { ChosenPasswordContext } from './chosen-password-requirements.rule.ts';

/**
 * A customer's new password: 12 to 32 code points, without the person's own address or the product name. It is not trimmed
 * (spec §5, SECURITY.md T5, §2.8).
 */
export const chosenPasswordSchema = ({ email, productName }: ChosenPasswordContext) =>
  choosePassword('Password', { word: email ?? '', what: 'email address' }, productName);

/** The password form of an invitation: a password and its confirmation (spec §5 "Registration password", §7.3). */
export const firstPasswordSchema = (context: ChosenPasswordContext) =>
  z
    .object({
      password: chosenPasswordSchema(context),
      confirmPassword: z.string().check(z.minLength(1, 'Confirm the password')),
    })
    .check(passwordsMatch('password'));
export type FirstPassword = z.infer<ReturnType<typeof firstPasswordSchema>>;

/** The form of a person invited by a dealer. They choose their own username (spec §5), and the password must not contain it. */
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

/** Create MSA user (spec §5): address, password, and the account's number and passcode. `typed` is the address as typed in the form. */
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
