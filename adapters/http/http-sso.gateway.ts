import type { SsoGateway } from '#core/sso/sso.gateway.port.ts';
import { ssoExchange, ssoTenant } from '../wire/sso.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Single sign-on over HTTP; the tenant is a background read, because its dialog says itself what went wrong. */
export class HttpSsoGateway implements SsoGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  findTenant(by: Parameters<SsoGateway['findTenant']>[0]): ReturnType<SsoGateway['findTenant']> {
    const query =
      'teamDomain' in by ? { teamDomain: by.teamDomain } : { siteGroup: String(by.siteGroupNum) };
    return this.#client.call(ssoTenant, { query, background: true });
  }

  exchange(ssoCode: string): ReturnType<SsoGateway['exchange']> {
    return this.#client.call(ssoExchange, { body: { ssoCode } });
  }
}
