import { operation } from '../operations/operation.ts';
import { CAPTCHA_TOKEN_MAX } from '../captcha/captcha-challenge.schema.ts';
import { linkLookSchema } from './invited.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { text } from '../operations/fields.ts';

const open = { access: { kind: 'open' } } as const;

const link = text(256);

const password = text(LIMITS.passwordInput);

export const registrationApi = {
  /** spec §7.3 register; the mail tells what the answer does not. */
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

  /** Proves the address by the link that was sent to it; 412 = expired (spec §7.3 "verify email registration code"). */
  verifyRegistration: operation({
    ...open,
    summary: 'Redeem a registration link',
    input: { code: link },
    refusals: ['conflict', 'expired'],
    repeatable: 'kept',
    unhurried: true,
  }),

  /** A fresh link in place of an expired one; 409 = registered already (spec §7.3 "resend registration code"). */
  resendRegistration: operation({
    ...open,
    summary: 'Ask for a new registration link',
    input: { code: link },
    refusals: ['conflict'],
    unhurried: true,
  }),

  /** The owner of a contact that support is about to change refuses it; 412 = it does not wait any more. */
  refuseContact: operation({
    ...open,
    summary: 'Refuse a change of a contact by its link; repeating it changes nothing',
    input: { code: link },
    refusals: ['expired'],
    unhurried: true,
  }),

  /** Whether an invitation still works, before a password is typed; looking uses nothing up, and the secret stands in no address. */
  lookAtLink: operation({
    ...open,
    summary: 'Say whether a link still sets a password; it uses nothing up',
    input: { otp: link },
    output: linkLookSchema,
    refusals: ['conflict', 'expired'],
    repeatable: 'always',
  }),

  /** Somebody a dealer invited chooses username and password; 422 for a name that is taken or holds a dealer's number. */
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

  /** An invited person's first password; the link is used up only by this, so that looking at it costs nothing (spec §7.3 "verify password registration code"). */
  setFirstPassword: operation({
    ...open,
    summary: 'Set the first password by an invitation',
    input: { otp: link, password, confirmPassword: password },
    refusals: ['conflict', 'expired', 'unacceptable', 'busy'],
    repeatable: 'kept',
    unhurried: true,
  }),
};
