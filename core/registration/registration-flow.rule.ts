import type { Failure, Result } from '../kernel/result.ts';
import type { Invited, LinkLook } from './invited.schema.ts';
import type { RegistrationLink } from './registration-link.rule.ts';

/** Where the registration page stands (spec §2.5, §4.3); a link's secret is kept only where it is still of use. */
export type RegistrationFlow =
  /** The address carried no link. */
  | { readonly at: 'noLink' }
  | { readonly at: 'verifying'; readonly code: string }
  /** Asks whether the link still works, before a password is typed. */
  | { readonly at: 'looking'; readonly otp: string }
  | { readonly at: 'password'; readonly otp: string }
  /** Somebody a dealer invited chooses a username besides. */
  | { readonly at: 'join'; readonly otp: string; readonly invited: Invited }
  /** A new link can be asked for with the old one. */
  | { readonly at: 'expired'; readonly token: string }
  | { readonly at: 'resent'; readonly token: string }
  /** The link did its work before, or its owner has a login already. */
  | { readonly at: 'registered' }
  /** `code` is null where trying again cannot help. */
  | { readonly at: 'failed'; readonly failure: Failure; readonly code: string | null }
  | { readonly at: 'verified' }
  | { readonly at: 'passwordSet' }
  /** Asks whether a change of a contact shall be refused: a look at the link refuses nothing. */
  | { readonly at: 'refuse'; readonly token: string }
  | { readonly at: 'refused' }
  /** The change does not wait any more. */
  | { readonly at: 'refusalOver' };

/** Where a link leads first. */
export const beginRegistration = (link: RegistrationLink | null): RegistrationFlow => {
  if (link === null) return { at: 'noLink' };
  if (link.kind === 'refuse') return { at: 'refuse', token: link.token };
  return link.kind === 'otp'
    ? { at: 'looking', otp: link.token }
    : { at: 'verifying', code: link.token };
};

/** After a link failed, by what the failure says about it (spec §8); `stay` where it says nothing. */
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

/** After the `code` was presented; what was refused for good is not offered again. */
export const afterVerification = (
  { code }: Extract<RegistrationFlow, { readonly at: 'verifying' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow => {
  if (answer.ok) return { at: 'verified' };
  const failure = answer.error;
  const again = failure.kind === 'refused' ? null : code;
  return afterFailure(failure, code, { at: 'failed', failure, code: again });
};

/** After a link was looked at: a dead one is told at once; where nobody answered the form comes, and saving tells. */
export const afterLook = (
  { otp }: Extract<RegistrationFlow, { readonly at: 'looking' }>,
  answer: Result<LinkLook, Failure>,
): RegistrationFlow => {
  const form = { at: 'password', otp } as const;
  if (answer.ok && answer.value.invited !== null)
    return { at: 'join', otp, invited: answer.value.invited };
  return answer.ok ? form : afterFailure(answer.error, otp, form);
};

/** After the first password was sent; a refused password leaves the form as it is. */
export const afterFirstPassword = (
  flow: Extract<RegistrationFlow, { readonly at: 'password' | 'join' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow =>
  answer.ok ? { at: 'passwordSet' } : afterFailure(answer.error, flow.otp, flow);

/** After a change of a contact was refused; nobody answering leaves the question as it is. */
export const afterRefusal = (
  flow: Extract<RegistrationFlow, { readonly at: 'refuse' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow => {
  if (answer.ok) return { at: 'refused' };
  const next = afterFailure(answer.error, flow.token, flow);
  return next.at === 'expired' ? { at: 'refusalOver' } : next;
};

/** After a new link was asked for; the same link can ask for another one. */
export const afterResend = (
  flow: Extract<RegistrationFlow, { readonly at: 'expired' | 'resent' }>,
  answer: Result<unknown, Failure>,
): RegistrationFlow =>
  answer.ok ? { at: 'resent', token: flow.token } : afterFailure(answer.error, flow.token, flow);
