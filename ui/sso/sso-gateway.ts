import type { SsoGateway } from '#core/sso/sso.gateway.port.ts';
import type { ssoApi } from '#core/sso/sso.api.ts';
import type { GatewayOf } from '#core/operations/gateway-of.ts';

/** Returns the single sign-on gateway. */
export const ssoGateway = (sso: GatewayOf<typeof ssoApi>): SsoGateway => ({
  findTenant: (by) =>
    sso.ssoTenant(
      'teamDomain' in by ? { teamDomain: by.teamDomain } : { siteGroup: by.siteGroupNum },
      { background: true },
    ),
  exchange: (ssoCode) => sso.ssoExchange({ ssoCode }),
});
