import type { AccountGateway } from '#core/login/account.gateway.port.ts';
import type { BrandingGateway } from '#core/branding/dealer-memory.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import type { NoticeGateway } from '#core/notices/notice.gateway.port.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { ApiClient } from './api-client.ts';
import { accountRoutes } from '../wire/account.routes.ts';
import { loginRoutes } from '../wire/login.routes.ts';
import { mfaRoutes } from '../wire/mfa.routes.ts';
import { dealerBrandingRoutes } from '../wire/dealer-branding.routes.ts';
import { statusBannerRoutes } from '../wire/status-banner.routes.ts';
import { sessionRoutes } from '../wire/session.routes.ts';

/** The gateways that both variants use, from the sign-in to the first page of each audience. */
export interface SharedGateways {
  readonly session: SessionGateway;
  readonly login: LoginGateway;
  readonly mfa: MfaGateway;
  readonly account: AccountGateway;
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
  mfa: {
    contactMethods: async () =>
      mapOk(
        await client.call(mfaRoutes.contactMethods, {}, QUIET),
        ({ contactMethods }) => contactMethods,
      ),
    codeDeparture: async () =>
      mapOk(await client.call(mfaRoutes.codeDeparture, {}, QUIET), ({ state }) => state),
    requestCode: (input) => client.call(mfaRoutes.requestCode, input),
    verifyCode: (input) => client.call(mfaRoutes.verifyCode, input),
  },
  account: {
    validateContact: (value) => client.call(accountRoutes.validateContact, { value }),
    saveContact: (scope, input) =>
      scope === 'internal'
        ? client.call(accountRoutes.saveInternalContact, input)
        : client.call(accountRoutes.saveExternalContact, input),
    changeUsername: (username) => client.call(accountRoutes.changeUsername, { username }),
    securityQuestions: () => client.call(accountRoutes.securityQuestions, {}, QUIET),
    saveSecurityAnswers: (answers) => client.call(accountRoutes.saveSecurityAnswers, { answers }),
    replacePassword: (input) => client.call(accountRoutes.replacePassword, input),
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
