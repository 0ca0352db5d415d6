import * as z from 'zod/mini';
import { CAPTCHA_TOKEN_MAX } from '#core/captcha/captcha.schema.ts';
import { linkLookSchema } from '#core/registration/invited.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { post } from './endpoint.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const open = { access: { kind: 'open' }, reply: nothingSchema } as const;
const link = text(256);
const password = text(LIMITS.passwordInput);

/** spec §7.3 register; the mail tells what the answer does not. */
export const registerMsa = post('registerMsa', 'msa/register', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Register as an end customer',
  body: z.strictObject({
    email: text(LIMITS.email),
    password,
    accountNumber: text(LIMITS.accountNumber),
    passcode: text(LIMITS.accountPasscode),
    captcha: text(CAPTCHA_TOKEN_MAX),
  }),
  errors: [422, 503],
});

/** Proves the address by the link that was sent to it; 412 = expired (spec §7.3 "verify email registration code"). */
export const verifyRegistration = post('verifyRegistration', 'account/registration/verify', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Redeem a registration link',
  body: z.strictObject({ code: link }),
  errors: [409, 412],
});

/** A fresh link in place of an expired one; 409 = registered already (spec §7.3 "resend registration code"). */
export const resendRegistration = post('resendRegistration', 'account/registration/resend', {
  unhurried: true,
  ...open,
  summary: 'Ask for a new registration link',
  body: z.strictObject({ code: link }),
  errors: [409],
});

/** The owner of a contact that support is about to change refuses it; 412 = it does not wait any more. */
export const refuseContact = post('refuseContact', 'account/registration/refuseContact', {
  unhurried: true,
  ...open,
  summary: 'Refuse a change of a contact by its link; repeating it changes nothing',
  body: z.strictObject({ code: link }),
  errors: [412],
});

/** Whether an invitation still works, before a password is typed; looking uses nothing up, and the secret stands in no address. */
export const lookAtLink = post('lookAtLink', 'account/registration/look', {
  repeatable: 'always',
  ...open,
  summary: 'Say whether a link still sets a password; it uses nothing up',
  body: z.strictObject({ otp: link }),
  reply: linkLookSchema,
  errors: [409, 412],
});

/** Somebody a dealer invited chooses username and password; 422 for a name that is taken or holds a dealer's number. */
export const acceptInvitation = post('acceptInvitation', 'account/registration/join', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Accept an invitation to a dealer’s users',
  body: z.strictObject({
    otp: link,
    username: text(LIMITS.newUsernameMax),
    password,
    confirmPassword: password,
  }),
  errors: [409, 412, 422, 503],
});

/** An invited person's first password; the link is used up only by this, so that looking at it costs nothing (spec §7.3 "verify password registration code"). */
export const setFirstPassword = post('setFirstPassword', 'account/registration/password', {
  repeatable: 'kept',
  unhurried: true,
  ...open,
  summary: 'Set the first password by an invitation',
  body: z.strictObject({ otp: link, password, confirmPassword: password }),
  errors: [409, 412, 422, 503],
});
