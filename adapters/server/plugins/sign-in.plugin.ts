import { accountRoutes } from '#adapters/wire/account.routes.ts';
import { agreementRoutes } from '#adapters/wire/agreement.routes.ts';
import { loginProofRoutes } from '#adapters/wire/login-proof.routes.ts';
import { loginRoutes } from '#adapters/wire/login.routes.ts';
import { mfaRoutes } from '#adapters/wire/mfa.routes.ts';
import { recoveryRoutes } from '#adapters/wire/recovery.routes.ts';
import { registrationRoutes } from '#adapters/wire/registration.routes.ts';
import { sessionRoutes } from '#adapters/wire/session.routes.ts';
import { ok } from '#core/kernel/result.ts';
import { only } from '../http/use-case.ts';
import { type Plugin, served } from './plugin.ts';

/** The ways into a session and the steps on the way. */
export const SIGN_IN_PLUGINS: readonly Plugin[] = [
  /** Sign-in by password; each variant knows its own form only, the other's is not there (spec §7.3). */
  served(loginRoutes, (backend) => ({
    credentialLogin: only(
      'dealer',
      (caller, { username: login, password, clientIp, refreshSecret }) =>
        backend.login.logIn(caller, {
          login,
          password,
          audience: 'dealer',
          claimedIp: clientIp,
          refreshSecret,
        }),
    ),
    consumerLogin: only('consumer', (caller, { email: login, password, refreshSecret }) =>
      backend.login.logIn(caller, {
        login,
        password,
        audience: 'consumer',
        claimedIp: null,
        refreshSecret,
      }),
    ),
    clientIp: ({ address }) => Promise.resolve(ok({ ip: address })),
  })),

  /** The contact that is proven before a sign-in while others try the name (SECURITY.md §2.4). */
  served(loginProofRoutes, (backend) => backend.login),

  /** Six-digit codes of a pending session; a right one may raise it and so brings new cookies (spec §7.2, SECURITY.md §2.5). */
  served(mfaRoutes, (backend) => backend.mfa),

  /** Refresh, sign-out and who-am-I; a variant's cookie is only ever read by that variant's operations (SECURITY.md §2.2). */
  served(sessionRoutes, (backend) => ({
    ...backend.session,
    accountRefresh: only('dealer', backend.session.refreshSession),
    msaRefresh: only('consumer', backend.session.refreshSession),
    accountLogout: only('dealer', backend.session.logOut),
    msaLogout: only('consumer', backend.session.logOut),
    accountMe: backend.session.describeSession,
    msaMe: backend.session.describeSession,
  })),

  /** The steps of a sign-in that change the account; each finishes a demand and may bring new cookies, so only the reads are `bare` (spec §2.4). */
  served(accountRoutes, (backend) => backend.account),

  /** Terms and privacy policy as login steps; accepting finishes the step, reading the policy needs no session (spec §4.1, §7.2). */
  served(agreementRoutes, (backend) => ({ ...backend.agreement, ...backend.privacy })),

  /** Forgotten passwords and usernames, and the captcha before them; each variant knows its own steps only, the other's are not there (spec §4.2). */
  served(recoveryRoutes, (backend) => ({
    ...backend.captcha,
    validateMsaUsername: only('consumer', backend.recovery.openMsaRecovery),
    requestMsaCode: only('consumer', backend.recovery.requestRecoveryCode),
    verifyMsaCode: only('consumer', backend.recovery.verifyRecoveryCode),
    resetMsaPassword: only('consumer', backend.recovery.resetMsaPassword),
    forgotUsername: only('dealer', backend.recovery.forgotUsername),
    openDealerRecovery: only('dealer', backend.recovery.openDealerRecovery),
    answerQuestions: only('dealer', backend.recovery.answerRecoveryQuestions),
    resetDealerPassword: only('dealer', backend.recovery.resetDealerPassword),
  })),

  /** How customers get a login; a first password is set in both variants, by invited people and a new installation's first staff (spec §4.3). */
  served(registrationRoutes, (backend) => ({
    ...backend.registration,
    registerMsa: only('consumer', backend.registration.registerMsa),
    verifyRegistration: only('consumer', backend.registration.verifyRegistration),
    resendRegistration: only('consumer', backend.registration.resendRegistration),
  })),
];
