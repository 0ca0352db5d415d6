import type { AccountGateway } from '#core/account/account.gateway.port.ts';
import type { BrandingGateway } from '#core/branding/branding.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import type { NoticeGateway } from '#core/notices/banner.gateway.port.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import * as account from '../wire/account.wire.ts';
import * as login from '../wire/login.wire.ts';
import * as mfa from '../wire/mfa.wire.ts';
import { dealerBranding, statusBanner } from '../wire/public.wire.ts';
import * as session from '../wire/session.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What both programs call, from the sign-in to what each audience lands on. */
export interface SharedGateways {
  readonly session: SessionGateway;
  readonly login: LoginGateway;
  readonly mfa: MfaGateway;
  readonly account: AccountGateway;
  readonly notice: NoticeGateway;
  readonly branding: BrandingGateway;
}

/** Each variant has its own cookie and so its own paths. */
const OF_VARIANT = {
  dealer: {
    refresh: session.accountRefresh,
    me: session.accountMe,
    signOut: session.accountLogout,
  },
  consumer: { refresh: session.msaRefresh, me: session.msaMe, signOut: session.msaLogout },
} as const;

/** Its failure opens no error page, which would throw a person out of a form: the step that asked says what went wrong, and without looks the page keeps the provider's. */
const QUIET = { background: true } as const;

/** The shared ports over HTTP; a gateway that one section alone needs is made there. */
export const sharedGateways = (client: ApiClient, variant: Variant): SharedGateways => ({
  session: {
    refresh: () => client.call(OF_VARIANT[variant].refresh, {}),
    me: () => client.call(OF_VARIANT[variant].me, {}, QUIET),
    requirements: () => client.call(session.loginRequirements, {}, QUIET),
    signOut: async () => mapOk(await client.call(OF_VARIANT[variant].signOut, {}), () => undefined),
  },
  login: {
    clientIp: async () => mapOk(await client.call(login.clientIp, {}, QUIET), ({ ip }) => ip),
    credentialLogin: client.operation(login.credentialLogin),
    consumerLogin: client.operation(login.consumerLogin),
  },
  mfa: {
    contactMethods: async () =>
      mapOk(
        await client.call(mfa.contactMethods, {}, QUIET),
        ({ contactMethods }) => contactMethods,
      ),
    codeDeparture: async () =>
      mapOk(await client.call(mfa.codeDeparture, {}, QUIET), ({ state }) => state),
    requestCode: client.operation(mfa.requestCode),
    verifyCode: client.operation(mfa.verifyCode),
  },
  account: {
    validateContact: (value) => client.call(account.validateContact, { value }),
    saveContact: (scope, input) =>
      client.call(
        scope === 'internal' ? account.saveInternalContact : account.saveExternalContact,
        input,
      ),
    changeUsername: (username) => client.call(account.changeUsername, { username }),
    securityQuestions: () => client.call(account.securityQuestions, {}, QUIET),
    saveSecurityAnswers: (answers) => client.call(account.saveSecurityAnswers, { answers }),
    replacePassword: client.operation(account.replacePassword),
  },
  notice: { statusBanner: () => client.call(statusBanner, {}, QUIET) },
  branding: {
    branding: (siteGroupNum) =>
      client.call(dealerBranding, { siteGroup: siteGroupNum ?? undefined }, QUIET),
  },
});
