import type { BrandingGateway } from '#core/branding/dealer-memory.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import type { NoticeGateway } from '#core/notices/notice.gateway.port.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { ApiClient } from './api-client.ts';
import { loginRoutes } from '../wire/login.routes.ts';
import { dealerBrandingRoutes } from '../wire/dealer-branding.routes.ts';
import { statusBannerRoutes } from '../wire/status-banner.routes.ts';
import { sessionRoutes } from '../wire/session.routes.ts';

/** The gateways that both variants use, from the sign-in to the first page of each audience. */
export interface SharedGateways {
  readonly session: SessionGateway;
  readonly login: LoginGateway;
  readonly notice: NoticeGateway;
  readonly branding: BrandingGateway;
}

/** A failure opens no error page, because the calling form shows the error and must stay open. */
const QUIET = { background: true } as const;

/** Implements over HTTP the ports that both variants share. */
export const sharedGateways = (client: ApiClient, variant: Variant): SharedGateways => ({
  session: {
    refresh: () =>
      // Each variant has its own refresh path for its own session cookie.
      variant === 'dealer'
        ? client.call(sessionRoutes.accountRefresh, {})
        : client.call(sessionRoutes.msaRefresh, {}),
    me: () =>
      variant === 'dealer'
        ? client.call(sessionRoutes.accountMe, {}, QUIET)
        : client.call(sessionRoutes.msaMe, {}, QUIET),
    requirements: () => client.call(sessionRoutes.loginRequirements, {}, QUIET),
    signOut: async () =>
      mapOk(
        variant === 'dealer'
          ? await client.call(sessionRoutes.accountLogout, {})
          : await client.call(sessionRoutes.msaLogout, {}),
        () => undefined,
      ),
  },
  login: {
    clientIp: async () => mapOk(await client.call(loginRoutes.clientIp, {}, QUIET), ({ ip }) => ip),
    credentialLogin: (input) => client.call(loginRoutes.credentialLogin, input),
    consumerLogin: (input) => client.call(loginRoutes.consumerLogin, input),
  },
  notice: { statusBanner: () => client.call(statusBannerRoutes.statusBanner, {}, QUIET) },
  branding: {
    branding: (siteGroupNum) =>
      client.call(
        dealerBrandingRoutes.dealerBranding,
        { siteGroup: siteGroupNum === null ? undefined : String(siteGroupNum) },
        QUIET,
      ),
  },
});
