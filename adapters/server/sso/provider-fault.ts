import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import type { ProviderFault } from '#core/backend/sso/identity-providers.port.ts';

/** The known error codes of RFC 6749 §4.1.2.1 and OpenID Connect. Any other text in the URL may come from an attacker. */
const KNOWN = [
  'access_denied',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
];

/** Thrown when the provider does not respond within the time limit. */
export class ProviderTimeout extends Error {
  override readonly name = 'ProviderTimeout';
}

const codeOf = (error: unknown): string | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z_]{1,64}$/.test(code) ? code : null;
};

const isSilence = (error: unknown): boolean =>
  error instanceof ProviderTimeout ||
  codeOf(error) === 'OAUTH_TIMEOUT' ||
  (error instanceof TypeError && error.message === 'fetch failed');

const causes = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];

/** Converts an error of the library to a reason for the audit log. The reason contains no URL, token or text of the provider. */
export const providerFault = (error: unknown): ProviderFault => {
  if (error instanceof AuthorizationResponseError)
    return { reason: 'denied', code: KNOWN.find((known) => known === error.error) ?? null };
  if (error instanceof ResponseBodyError)
    return { reason: 'untrusted', code: /^[a-z_]{1,64}$/.exec(error.error)?.[0] ?? null };
  if (causes(error).some(isSilence)) return { reason: 'unreachable', code: codeOf(error) };
  return { reason: 'untrusted', code: codeOf(error) };
};
