import type { Result } from '../../kernel/result.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { SsoProvider } from '../../sso/sso-tenant.schema.ts';

/** Whose provider, and where its answer comes back to; fixed by configuration, never by a request (SECURITY.md §2.10). */
export interface SsoConnection {
  readonly siteGroupNum: number;
  readonly provider: SsoProvider;
  readonly variant: Variant;
}

/** What this trip alone knows; without it an answer of the provider is worth nothing. */
export interface SsoSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly verifier: string;
}

/** Why a provider gave no answer that counts; for the audit log only, a person is never told. */
export interface ProviderFault {
  readonly reason: 'unknownProvider' | 'unreachable' | 'denied' | 'mixedUp' | 'untrusted';
  /** The library's own short word, null when it has none; never text of a stranger. */
  readonly code: string | null;
}

/** A person as the provider knows them; `subject` means nothing without its issuer (SECURITY.md §2.10). */
export interface ProvenPerson {
  readonly issuer: string;
  readonly subject: string;
}

/** The identity providers of this deployment; network waits happen here, so never inside a transaction. */
export interface IdentityProviders {
  /** What a site group signs in with, in the order of the dialog; empty = no single sign-on. */
  of(siteGroupNum: number): readonly SsoProvider[];
  /** Where the browser goes, and what to keep until it comes back. */
  begin(
    connection: SsoConnection,
  ): Promise<Result<{ readonly address: string; readonly secrets: SsoSecrets }, ProviderFault>>;
  /** Checks the parameters the browser came back with and asks the provider who it is; `answer` is the query string. */
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
