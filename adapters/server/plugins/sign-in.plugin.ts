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

/** Serves the sign-in methods and the steps of a sign-in. */
export const SIGN_IN_PLUGINS: readonly Plugin[] = [
  /**
   * Serves the sign-in by password. Each variant has only its own form; the operation of the other variant returns not
   * found (spec §7.3).
   */
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

  /**
   * Serves the step in which a user proves access to a phone or an e-mail address before the sign-in. The step is required
   * while others are guessing at the username (SECURITY.md §2.4).
   */
  served(loginProofRoutes, (backend) => backend.login),

  /**
   * Serves six-digit codes of a pending session. A correct code that completes the session sets new cookies (spec §7.2,
   * SECURITY.md §2.5).
   */
  served(mfaRoutes, (backend) => backend.mfa),

  /** Serves refresh, sign-out and the current user. Each variant reads only its own session cookie (SECURITY.md §2.2). */
  served(sessionRoutes, (backend) => ({
    ...backend.session,
    accountRefresh: only('dealer', backend.session.refreshSession),
    msaRefresh: only('consumer', backend.session.refreshSession),
    accountLogout: only('dealer', backend.session.logOut),
    msaLogout: only('consumer', backend.session.logOut),
    accountMe: backend.session.describeSession,
    msaMe: backend.session.describeSession,
  })),

  /** Serves sign-in steps that change the account. A completed step may set new cookies (spec §2.4). */
  served(accountRoutes, (backend) => backend.account),

  /**
   * Serves terms and privacy policy as sign-in steps. Accepting the text completes the step. Reading the policy needs no
   * session (spec §4.1, §7.2).
   */
  served(agreementRoutes, (backend) => ({ ...backend.agreement, ...backend.privacy })),

  /**
   * Serves the recovery of passwords and usernames, and the captcha before it. Each variant has its own steps; the
   * operations of the other variant return not found (spec §4.2).
   */
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

  /**
   * Serves the registration of customers. In both variants, invited users and the first staff member of an installation
   * can set a first password (spec §4.3).
   */
  served(registrationRoutes, (backend) => ({
    ...backend.registration,
    registerMsa: only('consumer', backend.registration.registerMsa),
    verifyRegistration: only('consumer', backend.registration.verifyRegistration),
    resendRegistration: only('consumer', backend.registration.resendRegistration),
  })),
];
