import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { sessionGrantSchema } from '../session/session-view.schema.ts';
import { text } from '../operations/fields.ts';

const password = text(LIMITS.passwordInput);

export const loginApi = {
  /**
   * Credential login of dealers and staff (spec §7.3). `internal`, `returnUrl` and `clientIp` have no effect on the
   * decision (SECURITY.md T2).
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

  /** Consumer login (spec §7.3), with e-mail addresses up to 128 characters (SECURITY.md T13). */
  consumerLogin: operation({
    summary: 'Sign in as an end customer',
    access: { kind: 'open' },
    input: { email: text(LIMITS.email), password },
    output: sessionGrantSchema,
    refusals: ['busy'],
    unhurried: true,
    opensSession: true,
  }),

  /**
   * Returns the caller's address as the server sees it behind proxies. The page sends it back with the sign-in, where it
   * has no effect (spec §7.3, SECURITY.md T2).
   */
  clientIp: operation({
    summary: 'The address the server sees',
    access: { kind: 'open' },
    output: z.object({ ip: z.string() }),
  }),
};
