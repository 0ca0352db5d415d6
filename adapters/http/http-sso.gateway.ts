import type { SsoGateway } from '#core/sso/sso.port.ts';
import * as wire from '../wire/sso.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Single sign-on over HTTP. */
export const httpSsoGateway = (client: ApiClient): SsoGateway => ({
  findTenant: (by) =>
    client.call(
      wire.ssoTenant,
      'teamDomain' in by ? { teamDomain: by.teamDomain } : { siteGroup: by.siteGroupNum },
      { background: true },
    ),
  exchange: (ssoCode) => client.call(wire.ssoExchange, { ssoCode }),
});
