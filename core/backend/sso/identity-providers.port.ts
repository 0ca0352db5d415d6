import type { Result } from '../../kernel/result.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { SsoProvider } from '../../sso/sso-tenant.schema.ts';

/**
 * The group and provider of a single sign-on, and the variant to return to. They come from the configuration, never from a
 * request (SECURITY.md §2.10).
 */
export interface SsoConnection {
  readonly siteGroupNum: number;
  readonly provider: SsoProvider;
  readonly variant: Variant;
}

/** Secrets of one sign-in trip. Without them, an answer of the provider is worthless. */
export interface SsoSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly verifier: string;
}

/** Why a provider's answer was not accepted. For the audit log only; it is never shown to the user. */
export interface ProviderFault {
  readonly reason: 'unknownProvider' | 'unreachable' | 'denied' | 'mixedUp' | 'untrusted';
  /** The library's own error code, or null. Never text from outside. */
  readonly code: string | null;
}

/** A person as the provider knows them. `subject` is unique only together with its issuer (SECURITY.md §2.10). */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
}

/** The identity providers of this deployment. They wait for the network, so they must never be called inside a transaction. */
export interface IdentityProviders {
  /** Returns the providers of a site group, in the order of the dialog. Empty means no single sign-on. */
  of(siteGroupNum: number): readonly SsoProvider[];
  /** Returns the address to send the browser to, and the secrets to keep until it returns. */
  begin(
    connection: SsoConnection,
  ): Promise<Result<{ readonly address: string; readonly secrets: SsoSecrets }, ProviderFault>>;
  /** Checks the parameters that the browser returned with and asks the provider who the person is. `answer` is the query string. */
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
