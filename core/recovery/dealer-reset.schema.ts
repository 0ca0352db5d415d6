import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import {
  contactText,
  newPasswordText,
  passwordsMatch,
  typedPassword,
} from '../login/new-password.schema.ts';
import { dealerCredentialsSchema, emailSchema } from '../login/dealer-credentials.schema.ts';
import type { PasswordContext } from '../login/password-requirements.rule.ts';
import type { ChosenPasswordContext } from '../registration/chosen-password-requirements.rule.ts';
import { chosenPasswordSchema } from '../registration/create-account.schema.ts';

/**
 * The schema of a customer's first recovery step. The step asks only for the e-mail address, which is also the username
 * (spec §5 "MSA forgot password").
 */
export const msaIdentifySchema = z.object({ email: emailSchema });

/**
 * The schema of a contact that an account may already have. The limit of 128 characters equals the limit of stored
 * contacts, so that every owner can recover the account (SECURITY.md T13).
 */
const heldContact = contactText(LIMITS.email);

/**
 * The schema of a dealer's first recovery step. The step also asks for a contact, because usernames are easily known (spec
 * §5 "Dealer forgot password").
 */
export const dealerIdentifySchema = z.object({
  username: dealerCredentialsSchema.shape.username,
  contact: heldContact,
});
export type DealerIdentity = z.infer<typeof dealerIdentifySchema>;

/** Builds the schema of a dealer's last recovery step. Passwords are not trimmed (SECURITY.md §2.8). */
export const dealerResetSchema = (context: PasswordContext) =>
  z
    .object({
      newPassword: newPasswordText(context),
      confirmPassword: typedPassword('Confirm the new password'),
    })
    .check(passwordsMatch('newPassword'));
export type DealerReset = z.infer<ReturnType<typeof dealerResetSchema>>;

const dealerNumber = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', { error: 'Dealer number is required', abort: true }),
  z.regex(
    new RegExp(`^\\d{1,${LIMITS.dealerNumber}}$`),
    `Enter the dealer number, at most ${LIMITS.dealerNumber} digits`,
  ),
);

/** Builds the form schema for a forgotten username. `numberAsked` makes the dealer number required (spec §5 "Forgot username"). */
export const forgotUsernameSchema = (numberAsked: boolean) =>
  z.object({
    contact: heldContact,
    dealerNumber: numberAsked ? dealerNumber : z.string(),
  });
export type ForgotUsernameForm = z.infer<ReturnType<typeof forgotUsernameSchema>>;

/**
 * Builds the form schema of a customer's last recovery step (spec §5 "MSA forgot password"). The password is typed only
 * once, because the field can show it.
 */
export const msaResetSchema = (context: ChosenPasswordContext) =>
  z.object({ newPassword: chosenPasswordSchema(context) });
