import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { sessionGrantSchema } from '#core/session/session-view.schema.ts';
import { get, post } from './endpoint.ts';
import { text } from './params.ts';

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

/** What the server takes for the caller's address, proxies considered; the page sends it back with the sign-in, where it decides nothing (spec §7.3, SECURITY.md T2). */
export const clientIp = get('clientIp', 'account/login/ip', {
  summary: 'The address the server sees',
  access: { kind: 'open' },
  reply: z.object({ ip: z.string() }),
});
