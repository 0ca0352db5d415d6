import { operation } from '../operations/operation.ts';
import { CAPTCHA_TOKEN_MAX } from '../captcha/captcha-challenge.schema.ts';
import { linkLookSchema } from './invited.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { text } from '../operations/fields.ts';

const open = { access: { kind: 'open' } } as const;

const link = text(256);

const password = text(LIMITS.passwordInput);

export const registrationApi = {
  /** Registers a customer (spec §7.3 register). The mail contains what the response does not reveal. */
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

  /** Verifies the address with the link that was sent to it; 412 = expired (spec §7.3 "verify email registration code"). */
  verifyRegistration: operation({
    ...open,
    summary: 'Redeem a registration link',
    input: { code: link },
    refusals: ['conflict', 'expired'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /** Sends a new link in place of an expired one; 409 = already registered (spec §7.3 "resend registration code"). */
  resendRegistration: operation({
    ...open,
    summary: 'Ask for a new registration link',
    input: { code: link },
    refusals: ['conflict'],
    unhurried: true,
  }),

  /** Lets the owner of a contact refuse a change that support is about to make; 412 = no longer pending. */
  refuseContact: operation({
    ...open,
    summary: 'Refuse a change of a contact by its link; repeating it changes nothing',
    input: { code: link },
    refusals: ['expired'],
    unhurried: true,
  }),

  /**
   * Checks whether an invitation is still valid before a password is typed. The check does not use up the link, and the
   * secret is not part of a URL.
   */
  lookAtLink: operation({
    ...open,
    summary: 'Say whether a link still sets a password; it uses nothing up',
    input: { otp: link },
    output: linkLookSchema,
    refusals: ['conflict', 'expired'],
    repeatable: 'always',
  }),

  /** Sets the username and password of a person invited by a dealer. Returns 422 for a name that is taken or contains a dealer number. */
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

  /**
   * Sets an invited person's first password. Only this uses up the link, so checking it beforehand is free (spec §7.3
   * "verify password registration code").
   */
  setFirstPassword: operation({
    ...open,
    summary: 'Set the first password by an invitation',
    input: { otp: link, password, confirmPassword: password },
    refusals: ['conflict', 'expired', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
