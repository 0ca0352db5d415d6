import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { sessionGrantSchema } from '#core/session/session-view.schema.ts';
import { get, post } from './endpoint.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const password = text(LIMITS.passwordInput);

/** Credential login of dealers and staff (spec §7.3). `internal`, `returnUrl` and `clientIp` decide nothing (SECURITY.md T2). */
export const credentialLogin = post('credentialLogin', 'account/login/credentials', {
  unhurried: true,
  summary: 'Sign in as a dealer or staff member',
  access: { kind: 'open' },
  opensSession: true,
  body: z.strictObject({
    username: text(LIMITS.username),
    password,
    internal: z.boolean(),
    returnUrl: z.nullable(z.string().check(z.maxLength(LIMITS.returnUrl))),
    clientIp: z.nullable(z.string().check(z.maxLength(64))),
  }),
  reply: sessionGrantSchema,
  errors: [503],
});

/** Consumer login (spec §7.3); e-mail addresses up to 128 (SECURITY.md T13). */
export const consumerLogin = post('consumerLogin', 'msa/login', {
  unhurried: true,
  summary: 'Sign in as an end customer',
  access: { kind: 'open' },
  opensSession: true,
  body: z.strictObject({
    email: text(LIMITS.email),
    password,
  }),
  reply: sessionGrantSchema,
  errors: [503],
});

/** Sends a code to the contact of whoever has this name, and answers alike for every name; the answer says when another can be sent (SECURITY.md §2.4). */
export const requestLoginProof = post('requestLoginProof', 'account/login/proof', {
  unhurried: true,
  summary: 'Send a code to the contact of an account under attack',
  access: { kind: 'open' },
  body: z.strictObject({ login: text(LIMITS.email) }),
  reply: z.object({ resendInSeconds: z.int() }),
});

/** The code: tries of this browser at that name no longer wait behind others' (SECURITY.md §2.4). */
export const proveLoginContact = post('proveLoginContact', 'account/login/code', {
  unhurried: true,
  summary: 'Prove the contact of an account before signing in',
  access: { kind: 'open' },
  body: z.strictObject({
    login: text(LIMITS.email),
    code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
  }),
  reply: nothingSchema,
});

/** What the server takes for the caller's address, proxies considered; the page sends it back with the sign-in, where it decides nothing (spec §7.3, SECURITY.md T2). */
export const clientIp = get('clientIp', 'account/login/ip', {
  summary: 'The address the server sees',
  access: { kind: 'open' },
  reply: z.object({ ip: z.string() }),
});
