import type { Answer } from '../kernel/result.ts';
import type { LinkLook } from './invited.schema.ts';
import type { CreateAccountForm, FirstPassword, JoinForm } from './create-account.schema.ts';

/** How a customer gets a login, and how an invited person sets the first password (spec §2.5, §4.3). */
export interface RegistrationGateway {
  /** The same answer whether or not the address has a login already; the mail tells (SECURITY.md T4). */
  register(input: CreateAccountForm & { readonly captcha: string }): Answer<unknown>;
  /** Redeems the `code` of a registration mail; 412 when it expired (spec §8). */
  verifyEmail(code: string): Answer<unknown>;
  /** A new link for an expired one; 409 when the account is registered already (spec §8). */
  resend(code: string): Answer<unknown>;
  /** Keeps a contact that support is about to change, by the link that was sent to it; 412 when it does not wait any more. */
  refuseContact(code: string): Answer<unknown>;
  /** What an `otp` is still good for: 412 when it expired, 409 when it did its work; it uses nothing up. */
  look(otp: string): Answer<LinkLook>;
  /** An invited person becomes a user; 422 for a name that cannot be theirs. */
  join(input: JoinForm & { readonly otp: string }): Answer<unknown>;
  /** Sets the first password by the `otp` of an invitation; consumed only when the password is saved (SECURITY.md §2.12). */
  setPassword(input: FirstPassword & { readonly otp: string }): Answer<unknown>;
}
