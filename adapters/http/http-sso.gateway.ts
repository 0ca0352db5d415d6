import type { SsoGateway } from '#core/sso/sso.port.ts';
import type { ApiClient } from './api-client.ts';
import { ssoRoutes } from '../wire/sso.routes.ts';

/** Single sign-on over HTTP. */
export const httpSsoGateway = (client: ApiClient): SsoGateway => ({
  findTenant: (by) =>
    client.call(
      ssoRoutes.ssoTenant,
      'teamDomain' in by ? { teamDomain: by.teamDomain } : { siteGroup: by.siteGroupNum },
      { background: true },
    ),
  exchange: (ssoCode) => client.call(ssoRoutes.ssoExchange, { ssoCode }),
});
