import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { sessionGrantSchema } from '#core/session/session-view.schema.ts';
import { ssoProviderSchema, ssoTenantSchema } from '#core/sso/sso.schema.ts';
import { get, post, type Redirect } from './endpoint.ts';
import { numberText, text } from './params.ts';

/** Where the browser starts and ends the trip to a provider; no JSON operations, the answers are redirects (spec §7.3). */
export const SSO_START_PATH = 'account/login/sso';
export const SSO_RETURN_PATH = 'account/login/sso-return';

/** Which dealer a team domain, or a known number, belongs to; limited per address (SECURITY.md T4). */
export const ssoTenant = get('ssoTenant', 'account/sso/tenant', {
  summary: 'The dealer behind a team domain',
  access: { kind: 'open' },
  query: z.strictObject({
    teamDomain: z.optional(text(LIMITS.teamDomain)),
    siteGroup: z.optional(numberText),
  }),
  reply: ssoTenantSchema,
  errors: [404],
});

/** Trades the one-time code for a session; 60 s, once, in the same browser (SECURITY.md §2.10). */
export const ssoExchange = post('ssoExchange', 'account/sso/exchange', {
  unhurried: true,
  summary: 'Finish a single sign-on',
  access: { kind: 'open' },
  opensSession: true,
  body: z.strictObject({ ssoCode: text(256) }),
  reply: sessionGrantSchema,
});

/** Begins the trip: on to the provider, or back to the sign-in with `error=ssoError` (spec §7.3 "SSO start"). */
export const ssoStart = {
  operationId: 'ssoStart',
  path: SSO_START_PATH,
  summary: 'Leave for the provider of single sign-on',
  access: { kind: 'open' },
  query: z.strictObject({ siteGroup: numberText, provider: ssoProviderSchema }),
} as const satisfies Redirect;

const given = z.optional(z.string().check(z.maxLength(2048)));

/** Ends the trip: back to the sign-in with `ssoCode`, or with `error=ssoError`. Providers may add parameters of their own. */
export const ssoReturn = {
  operationId: 'ssoReturn',
  path: SSO_RETURN_PATH,
  summary: 'Come back from the provider of single sign-on',
  access: { kind: 'open' },
  query: z.looseObject({ state: given, code: given, iss: given, error: given }),
} as const satisfies Redirect;
