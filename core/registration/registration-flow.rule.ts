import type { Failure, Result } from '../kernel/result.ts';
import type { Invited, LinkLook } from './invited.schema.ts';
import type { RegistrationLink } from './registration-link.rule.ts';

/** The state of the registration page (spec §2.5, §4.3). The secret of a link is retained only while a later step needs the secret. */
export type RegistrationFlow =
  /** The address contained no link. */
  | { readonly at: 'noLink' }
  | { readonly at: 'verifying'; readonly code: string }
  /** The server checks that the link is still valid before a password is typed. */
  | { readonly at: 'looking'; readonly otp: string }
  | { readonly at: 'password'; readonly otp: string }
  /** A person invited by a dealer also chooses a username. */
  | { readonly at: 'join'; readonly otp: string; readonly invited: Invited }
  /** The link has expired. `token` allows requesting a new link. */
  | { readonly at: 'expired'; readonly token: string }
  | { readonly at: 'resent'; readonly token: string }
  /** The link was already used, or its owner already has a sign-in. */
  | { readonly at: 'registered' }
  /** `code` is null when another attempt cannot help. */
  | { readonly at: 'failed'; readonly failure: Failure; readonly code: string | null }
  | { readonly at: 'verified' }
  | { readonly at: 'passwordSet' }
  /** The page asks whether to refuse a contact change. Opening the link alone refuses nothing. */
  | { readonly at: 'refuse'; readonly token: string }
  | { readonly at: 'refused' }
  /** The contact change is no longer pending. */
  | { readonly at: 'refusalOver' };

/** Returns the first state of the page for a link. */
export const beginRegistration = (link: RegistrationLink | null): RegistrationFlow => {
  if (link === null) return { at: 'noLink' };
  if (link.kind === 'refuse') return { at: 'refuse', token: link.token };
  return link.kind === 'otp'
    ? { at: 'looking', otp: link.token }
    : { at: 'verifying', code: link.token };
};

/** Returns the state after a call with a link failed (spec §8), or `stay` when the failure reveals nothing about the link. */
const afterFailure = (
  failure: Failure,
  token: string,
  stay: RegistrationFlow,
): RegistrationFlow => {
  if (failure.kind !== 'refused') return stay;
  if (failure.status === 412) return { at: 'expired', token };
  if (failure.status === 409) return { at: 'registered' };
  const unknown = failure.code === 'linkInvalid' || failure.status === 404;
  return unknown ? { at: 'failed', failure, code: null } : stay;
};

/** Returns the state after the `code` was checked. A code that the server refused is not offered for another attempt. */
export const afterVerification = (
  { code }: Extract<RegistrationFlow, { readonly at: 'verifying' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow => {
  if (answer.ok) return { at: 'verified' };
  const failure = answer.error;
  const again = failure.kind === 'refused' ? null : code;
  return afterFailure(failure, code, { at: 'failed', failure, code: again });
};

/**
 * Returns the state after a link was checked; an invalid link is reported immediately. If the server did not respond to
 * the check, the form is shown, and saving the form reports the problem.
 */
export const afterLook = (
  { otp }: Extract<RegistrationFlow, { readonly at: 'looking' }>,
  answer: Result<LinkLook, Failure>,
): RegistrationFlow => {
  const form = { at: 'password', otp } as const;
  if (answer.ok && answer.value.invited !== null)
    return { at: 'join', otp, invited: answer.value.invited };
  return answer.ok ? form : afterFailure(answer.error, otp, form);
};

/** Returns the state after the first password was sent. If the server refused only the password, the form stays open. */
export const afterFirstPassword = (
  flow: Extract<RegistrationFlow, { readonly at: 'password' | 'join' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow =>
  answer.ok ? { at: 'passwordSet' } : afterFailure(answer.error, flow.otp, flow);

/** Returns the state after the owner refused a contact change. If the server did not respond, the question stays open. */
export const afterRefusal = (
  flow: Extract<RegistrationFlow, { readonly at: 'refuse' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow => {
  if (answer.ok) return { at: 'refused' };
  const next = afterFailure(answer.error, flow.token, flow);
  return next.at === 'expired' ? { at: 'refusalOver' } : next;
};

/** Returns the state after a new link was requested. The same expired link can be used to request a further link. */
export const afterResend = (
  flow: Extract<RegistrationFlow, { readonly at: 'expired' | 'resent' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow =>
  answer.ok ? { at: 'resent', token: flow.token } : afterFailure(answer.error, flow.token, flow);
