import * as z from 'zod/mini';
import { ssoProviderSchema } from '#core/sso/sso-tenant.schema.ts';
import type { Redirect } from './redirect.ts';

const groupText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be a number')),
  z.transform(Number),
);

/** Path where the browser starts a sign-in at a provider. The response is a redirect, not JSON (spec §7.3). */
export const SSO_START_PATH = 'account/login/sso';

export const SSO_RETURN_PATH = 'account/login/sso-return';

/** Starts the sign-in with a redirect to the provider, or back to the login page with `error=ssoError` (spec §7.3 "SSO start"). */
export const ssoStart = {
  operationId: 'ssoStart',
  path: SSO_START_PATH,
  summary: 'Leave for the provider of single sign-on',
  access: { kind: 'open' },
  query: z.strictObject({ siteGroup: groupText, provider: ssoProviderSchema }),
} as const satisfies Redirect;

const given = z.optional(z.string().check(z.maxLength(2048)));

/**
 * Ends the sign-in with a redirect to the login page with `ssoCode`, or with `error=ssoError`. The request may have
 * additional parameters from the provider.
 */
export const ssoReturn = {
  operationId: 'ssoReturn',
  path: SSO_RETURN_PATH,
  summary: 'Come back from the provider of single sign-on',
  access: { kind: 'open' },
  query: z.looseObject({ state: given, code: given, iss: given, error: given }),
} as const satisfies Redirect;
