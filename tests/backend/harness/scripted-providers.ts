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

/** Providers without a network: the answer a browser comes back with says who it is, or what went wrong. */
export class ScriptedProviders implements IdentityProviders {
  /** What each site group signs in with. */
  readonly groups = new Map<number, readonly SsoProvider[]>();
  /** The next departure fails with this. */
  unreachable = false;
  /** Every trip that was checked, with the secrets it was checked by. */
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
