import type { Answer } from '../kernel/result.ts';
import type { LinkLook } from './invited.schema.ts';
import type { CreateAccountForm, FirstPassword, JoinForm } from './create-account.schema.ts';

/** The gateway for registering customers and for setting the first password of invited people (spec §2.5, §4.3). */
export interface RegistrationGateway {
  /**
   * Returns the same response whether or not the e-mail address already has a sign-in. Only the mail reveals whether it
   * has one (SECURITY.md T4).
   */
  register(input: CreateAccountForm & { readonly captcha: string }): Answer<unknown>;
  /** Redeems the `code` of a registration mail. Returns 412 when the code has expired (spec §8). */
  verifyEmail(code: string): Answer<unknown>;
  /** Sends a new link in place of an expired one. Returns 409 when the account is already registered (spec §8). */
  resend(code: string): Answer<unknown>;
  /**
   * Refuses a pending contact change that support started, with the link sent to the old contact. Returns 412 when the
   * change is no longer pending.
   */
  refuseContact(code: string): Answer<unknown>;
  /** Returns the purpose of an `otp` without using it up. Returns 412 when the `otp` has expired, 409 when it was already used. */
  look(otp: string): Answer<LinkLook>;
  /** Turns an invited person into a user. Returns 422 for a username that is not allowed. */
  join(input: JoinForm & { readonly otp: string }): Answer<unknown>;
  /** Sets the first password with the `otp` of an invitation. The `otp` is used up only when the password is saved (SECURITY.md §2.12). */
  setPassword(input: FirstPassword & { readonly otp: string }): Answer<unknown>;
}
