import * as openid from 'openid-client';
import type {
  IdentityProviders,
  ProvenPerson,
  ProviderFault,
  SsoConnection,
  SsoSecrets,
} from '#core/backend/sso/identity-providers.port.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { SSO_PROVIDERS, type SsoProvider } from '#core/sso/sso-tenant.schema.ts';
import { ProviderTimeout, providerFault } from './provider-fault.ts';
import type { SsoEntry } from './sso-configuration.ts';

/** Time limit for all responses of a provider together, in milliseconds. */
export const PROVIDER_TIME_LIMIT_MS = 10000;

/** This deployment's single sign-on configuration, known before any provider is contacted. */
export interface OpenIdOptions {
  readonly entries: readonly SsoEntry[];
  /** The exact redirect URLs, built from the configured base URLs. */
  readonly redirects: Readonly<Record<Variant, string>>;
  /** True if issuers on loopback may be contacted without TLS; never true in production. */
  readonly allowHttp: boolean;
  readonly timeLimitMs?: number;
}

const UNKNOWN = err<ProviderFault>({ reason: 'unknownProvider', code: null });

/** Compares issuers as URLs, so that a slash after a bare host does not matter. */
const sameIssuer = (one: string, other: string): boolean =>
  URL.canParse(one) && new URL(one).href === new URL(other).href;

/**
 * OpenID Connect with authorization code and PKCE, through openid-client. The library checks state, nonce, `iss` and
 * signature against the values that this class provides (SECURITY.md §2.10).
 */
export class OpenIdProviders implements IdentityProviders {
  readonly #options: OpenIdOptions;
  readonly #limit: number;
  readonly #known = new Map<SsoEntry, Promise<openid.Configuration>>();

  constructor(options: OpenIdOptions) {
    this.#options = options;
    this.#limit = options.timeLimitMs ?? PROVIDER_TIME_LIMIT_MS;
  }

  of(siteGroupNum: number): readonly SsoProvider[] {
    const entries = this.#options.entries.filter((entry) => entry.siteGroupNum === siteGroupNum);
    return SSO_PROVIDERS.filter((name) => entries.some(({ provider }) => provider === name));
  }

  async begin(
    connection: SsoConnection,
  ): Promise<Result<{ readonly address: string; readonly secrets: SsoSecrets }, ProviderFault>> {
    const entry = this.#entryOf(connection);
    if (entry === null) return UNKNOWN;
    const secrets = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    return this.#within(entry, async () => {
      const known = await this.#discover(entry);
      const address = openid.buildAuthorizationUrl(known, {
        redirect_uri: this.#options.redirects[connection.variant],
        scope: 'openid',
        response_type: 'code',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, secrets };
    });
  }

  async finish(
    connection: SsoConnection,
    answer: string,
    secrets: SsoSecrets,
  ): Promise<Result<ProvenPerson, ProviderFault>> {
    const entry = this.#entryOf(connection);
    if (entry === null) return UNKNOWN;
    const iss = new URLSearchParams(answer).get('iss');
    if (iss !== null && !sameIssuer(iss, entry.issuer))
      return err({ reason: 'mixedUp', code: null });
    return this.#within(entry, async () => {
      const known = await this.#discover(entry);
      const back = new URL(this.#options.redirects[connection.variant]);
      back.search = answer;
      const tokens = await openid.authorizationCodeGrant(known, back, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      // The library lets Microsoft's shared issuers vouch for every company. Only the configured issuer is accepted here.
      if (claims === undefined || !sameIssuer(claims.iss, entry.issuer))
        throw new Error('No ID token of the configured issuer.');
      return { issuer: entry.issuer, subject: claims.sub };
    });
  }

  #entryOf({ siteGroupNum, provider }: SsoConnection): SsoEntry | null {
    const found = this.#options.entries.find(
      (entry) => entry.siteGroupNum === siteGroupNum && entry.provider === provider,
    );
    return found ?? null;
  }

  /** Reads a provider's metadata once. After a failure, the next call tries again. */
  #discover(entry: SsoEntry): Promise<openid.Configuration> {
    const known = this.#known.get(entry);
    if (known !== undefined) return known;
    const { clientSecret, idTokenAlgorithm } = entry;
    const authentication =
      entry.clientAuthentication === 'basic' ? openid.ClientSecretBasic : openid.ClientSecretPost;
    const asked = openid.discovery(
      new URL(entry.issuer),
      entry.clientId,
      { id_token_signed_response_alg: idTokenAlgorithm },
      authentication(clientSecret),
      {
        timeout: this.#limit / 1000,
        // Signatures are checked although the token comes directly from the provider (ASVS V6.8.2).
        execute: [
          openid.enableNonRepudiationChecks,
          ...(this.#options.allowHttp ? [openid.allowInsecureRequests] : []),
        ],
      },
    );
    this.#known.set(entry, asked);
    asked.catch(() => {
      if (this.#known.get(entry) === asked) this.#known.delete(entry);
    });
    return asked;
  }

  async #within<T>(entry: SsoEntry, work: () => Promise<T>): Promise<Result<T, ProviderFault>> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new ProviderTimeout());
      }, this.#limit);
    });
    try {
      return ok(await Promise.race([work(), late]));
    } catch (error) {
      // Forgets metadata whose request timed out, so that the next sign-in starts a new request.
      if (error instanceof ProviderTimeout) this.#known.delete(entry);
      return err(providerFault(error));
    } finally {
      clearTimeout(timer);
    }
  }
}
