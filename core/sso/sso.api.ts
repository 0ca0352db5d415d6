import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { sessionGrantSchema } from '../session/session-view.schema.ts';
import { ssoTenantSchema } from './sso-tenant.schema.ts';
import { wholeNumber, text } from '../operations/fields.ts';

export const ssoApi = {
  /** Returns the dealer for a team domain or a known number. Rate-limited per address (SECURITY.md T4). */
  ssoTenant: operation({
    summary: 'The dealer behind a team domain',
    access: { kind: 'open' },
    input: { teamDomain: z.optional(text(LIMITS.teamDomain)), siteGroup: z.optional(wholeNumber) },
    output: ssoTenantSchema,
    refusals: ['notFound'],
  }),

  /** Exchanges the one-time code for a session. The code is valid for 60 s, once, in the same browser (SECURITY.md §2.10). */
  ssoExchange: operation({
    summary: 'Finish a single sign-on',
    access: { kind: 'open' },
    input: { ssoCode: text(256) },
    output: sessionGrantSchema,
    unhurried: true,
    opensSession: true,
  }),
};
