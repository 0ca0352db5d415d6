import { operation } from '../operations/operation.ts';
import { CAPTCHA_TOKEN_MAX } from '../captcha/captcha-challenge.schema.ts';
import { linkLookSchema } from './invited.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { text } from '../operations/fields.ts';

const open = { access: { kind: 'open' } } as const;

const link = text(256);

const password = text(LIMITS.passwordInput);

export const registrationApi = {
  /** Registers a customer (spec §7.3 register). The result is sent only by mail and is not in the response. */
  registerMsa: operation({
    ...open,
    summary: 'Register as an end customer',
    input: {
      email: text(LIMITS.email),
      password,
      accountNumber: text(LIMITS.accountNumber),
      passcode: text(LIMITS.accountPasscode),
      captcha: text(CAPTCHA_TOKEN_MAX),
    },
    refusals: ['unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Verifies the e-mail address with the mailed link. Returns 412 when the link has expired (spec §7.3 "verify email
   * registration code").
   */
  verifyRegistration: operation({
    ...open,
    summary: 'Redeem a registration link',
    input: { code: link },
    refusals: ['conflict', 'expired'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /**
   * Sends a new link in place of an expired one. Returns 409 when the account is already registered (spec §7.3 "resend
   * registration code").
   */
  resendRegistration: operation({
    ...open,
    summary: 'Request a new registration link',
    input: { code: link },
    refusals: ['conflict'],
    unhurried: true,
  }),

  /** Lets the owner of a contact refuse a pending change that support started. Returns 412 when the change is no longer pending. */
  refuseContact: operation({
    ...open,
    summary: 'Refuse a contact change by its link; idempotent',
    input: { code: link },
    refusals: ['expired'],
    unhurried: true,
  }),

  /**
   * Checks whether an invitation link is still valid, before a password is typed. The check does not use up the link, and
   * the request URL does not contain the link's secret.
   */
  lookAtLink: operation({
    ...open,
    summary: 'Check a link that sets a password, without using it',
    input: { otp: link },
    output: linkLookSchema,
    refusals: ['conflict', 'expired'],
    repeatable: 'always',
  }),

  /**
   * Sets the username and password of a person invited by a dealer. Returns 422 for a username that is taken or contains a
   * dealer number.
   */
  acceptInvitation: operation({
    ...open,
    summary: 'Accept an invitation to a dealer’s users',
    input: {
      otp: link,
      username: text(LIMITS.newUsernameMax),
      password,
      confirmPassword: password,
    },
    refusals: ['conflict', 'expired', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /** Sets an invited person's first password. Only this call uses up the link (spec §7.3 "verify password registration code"). */
  setFirstPassword: operation({
    ...open,
    summary: 'Set the first password by an invitation',
    input: { otp: link, password, confirmPassword: password },
    refusals: ['conflict', 'expired', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
