import type { Result } from '../../kernel/result.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { SsoProvider } from '../../sso/sso-tenant.schema.ts';

/**
 * A single sign-on connection: site group, provider, and the sign-in variant to which the browser returns. The connection
 * comes from the configuration, never from a request (SECURITY.md §2.10).
 */
export interface SsoConnection {
  readonly siteGroupNum: number;
  readonly provider: SsoProvider;
  readonly variant: Variant;
}

/** Secrets of one sign-in at a provider. The provider's response cannot be verified without them. */
export interface SsoSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier (RFC 7636). */
  readonly verifier: string;
}

/** Why a provider's response was rejected. Used in the audit log only; never shown to the user. */
export interface ProviderFault {
  readonly reason: 'unknownProvider' | 'unreachable' | 'denied' | 'mixedUp' | 'untrusted';
  /** Error code of the OpenID library, or null. Never text from the provider. */
  readonly code: string | null;
}

/** A person authenticated by a provider. `subject` is unique only within its issuer (SECURITY.md §2.10). */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
}

/** The identity providers of this deployment. Methods wait for the network, so never call a method inside a transaction. */
export interface IdentityProviders {
  /** Returns the providers of a site group in display order. An empty list means no single sign-on. */
  of(siteGroupNum: number): readonly SsoProvider[];
  /** Returns the provider URL to which the browser is sent, and the secrets to store until the browser returns. */
  begin(
    connection: SsoConnection,
  ): Promise<Result<{ readonly address: string; readonly secrets: SsoSecrets }, ProviderFault>>;
  /** Verifies the query string `answer` with which the browser returned, and asks the provider who the person is. */
  finish(
    connection: SsoConnection,
    answer: string,
    secrets: SsoSecrets,
  ): Promise<Result<ProvenPerson, ProviderFault>>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly identityProviders: IdentityProviders;
  }
}
