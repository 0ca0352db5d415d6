import type { Variant } from '#core/session/user.schema.ts';
import type { SsoProvider } from '#core/sso/sso.schema.ts';

/** Signatures an ID token may carry; one is configured for each provider and no other counts (SECURITY.md §2.10). */
export const ID_TOKEN_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;

/** A provider of one site group, with everything that is believed about it fixed beforehand. */
export interface SsoEntry {
  readonly siteGroupNum: number;
  readonly provider: SsoProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How the secret is shown at the token endpoint (RFC 6749 §2.3.1). */
  readonly clientAuthentication: 'basic' | 'post';
  readonly idTokenAlgorithm: (typeof ID_TOKEN_ALGORITHMS)[number];
}

/** Whose account a person of a provider is, as the operator says. */
export interface SsoLink {
  readonly issuer: string;
  readonly subject: string;
  readonly username: string;
  readonly audience: Variant;
}

/** Single sign-on as configured. */
export interface SsoConfiguration {
  readonly entries: readonly SsoEntry[];
  readonly links: readonly SsoLink[];
}

/** No single sign-on at all. */
export const NO_SSO: SsoConfiguration = { entries: [], links: [] };
