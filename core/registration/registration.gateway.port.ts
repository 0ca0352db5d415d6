import type { Answer } from '../kernel/result.ts';
import type { LinkLook } from './invited.schema.ts';
import type { CreateAccountForm, FirstPassword, JoinForm } from './create-account.schema.ts';

/** Registration of customers and the first password of invited people (spec §2.5, §4.3). */
export interface RegistrationGateway {
  /** Returns the same response whether or not the address already has a login. Only the mail states it (SECURITY.md T4). */
  register(input: CreateAccountForm & { readonly captcha: string }): Answer<unknown>;
  /** Redeems the `code` of a registration mail. Returns 412 when it has expired (spec §8). */
  verifyEmail(code: string): Answer<unknown>;
  /** Sends a new link for an expired one. Returns 409 when the account is already registered (spec §8). */
  resend(code: string): Answer<unknown>;
  /**
   * Refuses a change of contact that support is about to make, with the link sent to the old contact. Returns 412 when the
   * change is no longer pending.
   */
  refuseContact(code: string): Answer<unknown>;
  /** Checks what an `otp` is still valid for, without using it up. Returns 412 when it has expired, 409 when it was already used. */
  look(otp: string): Answer<LinkLook>;
  /** Turns an invited person into a user. Returns 422 for a username they cannot have. */
  join(input: JoinForm & { readonly otp: string }): Answer<unknown>;
  /** Sets the first password with the `otp` of an invitation, which is used up only when the password is saved (SECURITY.md §2.12). */
  setPassword(input: FirstPassword & { readonly otp: string }): Answer<unknown>;
}
