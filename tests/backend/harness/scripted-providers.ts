import { randomUUID } from 'node:crypto';
import type {
  IdentityProviders,
  ProvenPerson,
  ProviderFault,
  SsoConnection,
  SsoSecrets,
} from '#core/backend/sso/identity-providers.port.ts';
import { err, ok } from '#core/kernel/result.ts';
import type { SsoProvider } from '#core/sso/sso-tenant.schema.ts';

/** Identity providers without a network. The callback text that a browser brings back from a provider specifies the user or the error. */
export class ScriptedProviders implements IdentityProviders {
  /** The providers that each site group may use. */
  readonly groups = new Map<number, readonly SsoProvider[]>();
  unreachable = false;
  /** Every checked sign-in and the secrets of that sign-in. */
  readonly checked: { readonly connection: SsoConnection; readonly secrets: SsoSecrets }[] = [];
  readonly #handed = new Map<string, SsoSecrets>();

  of(siteGroupNum: number): readonly SsoProvider[] {
    return this.groups.get(siteGroupNum) ?? [];
  }

  begin(connection: SsoConnection): ReturnType<IdentityProviders['begin']> {
    if (this.unreachable)
      return Promise.resolve(err<ProviderFault>({ reason: 'unreachable', code: null }));
    const secrets = { state: randomUUID(), nonce: randomUUID(), verifier: randomUUID() };
    this.#handed.set(secrets.state, secrets);
    const address = `https://${connection.provider.toLowerCase()}.example.com/?state=${secrets.state}`;
    return Promise.resolve(ok({ address, secrets }));
  }

  finish(
    connection: SsoConnection,
    answer: string,
    secrets: SsoSecrets,
  ): ReturnType<IdentityProviders['finish']> {
    this.checked.push({ connection, secrets });
    const handed = this.#handed.get(secrets.state);
    const same = handed?.nonce === secrets.nonce && handed.verifier === secrets.verifier;
    const given = new URLSearchParams(answer);
    const subject = given.get('subject');
    if (!same || subject === null)
      return Promise.resolve(err<ProviderFault>({ reason: 'denied', code: given.get('error') }));
    const issuer = `https://${connection.provider.toLowerCase()}.example.com`;
    return Promise.resolve(ok<ProvenPerson>({ issuer, subject }));
  }
}
