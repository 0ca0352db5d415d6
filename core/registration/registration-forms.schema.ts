import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { passwordContains, passwordLengthFits } from '../login/password-requirements.rule.ts';
import { linkFormSchema } from '../account-links/account-links.schema.ts';
import { emailSchema } from '../login/credentials.schema.ts';
import type { ChosenPasswordContext } from './chosen-password.rule.ts';

/** A customer's new password: 12 to 32 code points, without the own address or the product's name; nothing is trimmed (spec §9, SECURITY.md T5, §2.8). */
export const chosenPasswordSchema = ({ email, productName }: ChosenPasswordContext) =>
  z.string().check(
    z.refine((text) => text !== '', { error: 'Password is required', abort: true }),
    z.refine(
      passwordLengthFits,
      `Must be ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long`,
    ),
    z.refine((text) => !passwordContains(text, email ?? ''), 'Must not contain your email address'),
    z.refine((text) => !passwordContains(text, productName), `Must not contain “${productName}”`),
  );

/** The password form of an invitation: chosen and confirmed (spec §5 "Registration password", §7.3). */
export const firstPasswordSchema = (context: ChosenPasswordContext) =>
  z
    .object({
      password: chosenPasswordSchema(context),
      confirmPassword: z.string().check(z.minLength(1, 'Confirm the password')),
    })
    .check(
      z.refine((form) => form.confirmPassword === form.password, {
        error: 'Passwords do not match',
        path: ['confirmPassword'],
        when: ({ value }) => (value as { confirmPassword?: unknown }).confirmPassword !== '',
      }),
    );
export type FirstPassword = z.infer<ReturnType<typeof firstPasswordSchema>>;

/** Create MSA user (spec §5): address, password, and the account's number and passcode; `typed` is the address as it stands in the form. */
export const createAccountSchema = (typed: {
  readonly email: string;
  readonly productName: string;
}) =>
  z.object({
    email: emailSchema,
    password: chosenPasswordSchema(typed),
    accountNumber: linkFormSchema.shape.accountNumber,
    passcode: linkFormSchema.shape.passcode,
  });
export type CreateAccountForm = z.infer<ReturnType<typeof createAccountSchema>>;
