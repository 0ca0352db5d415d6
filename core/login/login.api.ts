import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { sessionGrantSchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

const password = text(LIMITS.passwordInput);

export const loginApi = {
  /**
   * Signs in a dealer or staff member (spec §7.3). `internal`, `returnUrl` and `clientIp` never affect whether the sign-in
   * is accepted (SECURITY.md T2).
   */
  credentialLogin: operation({
    summary: 'Sign in as a dealer or staff member',
    access: { kind: 'open' },
    input: {
      username: text(LIMITS.username),
      password,
      internal: z.boolean(),
      returnUrl: z.nullable(z.string().check(z.maxLength(LIMITS.returnUrl))),
      clientIp: z.nullable(z.string().check(z.maxLength(64))),
    },
    output: sessionGrantSchema,
    refusals: ['busy'],
    unhurried: true,
    opensSession: true,
  }),

  /** Signs in a customer by e-mail address of up to 128 characters (spec §7.3, SECURITY.md T13). */
  consumerLogin: operation({
    summary: 'Sign in as an end customer',
    access: { kind: 'open' },
    input: { email: text(LIMITS.email), password },
    output: sessionGrantSchema,
    refusals: ['busy'],
    unhurried: true,
    opensSession: true,
  }),

  /** Returns the caller's IP address, resolved behind proxies (spec §7.3, SECURITY.md T2). */
  clientIp: operation({
    summary: 'Address of the client',
    access: { kind: 'open' },
    output: z.object({ ip: z.string() }),
  }),
};
