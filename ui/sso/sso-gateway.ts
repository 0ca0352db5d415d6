import type { SsoGateway } from '#core/sso/sso.gateway.port.ts';
import type { ssoApi } from '#core/sso/sso.api.ts';
import type { GatewayOf } from '#core/operations/gateway-of.ts';

/** The single sign-on gateway. Failures are shown where the request was made. */
export const ssoGateway = (sso: GatewayOf<typeof ssoApi>): SsoGateway => ({
  findTenant: (by) =>
    sso.ssoTenant(
      'teamDomain' in by ? { teamDomain: by.teamDomain } : { siteGroup: by.siteGroupNum },
      { background: true },
    ),
  exchange: (ssoCode) => sso.ssoExchange({ ssoCode }),
});
