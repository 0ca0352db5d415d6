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
import { plugin, type Plugin } from './plugin.ts';

/** The ways into a session and the steps on the way. */
export const SIGN_IN_PLUGINS: readonly Plugin[] = [
  /** Sign-in by password; each variant knows its own form only, the other's is not there (spec §7.3). */
  plugin([loginRoutes], (routes, backend) => {
    routes.serve(
      loginRoutes.credentialLogin,
      only('dealer', (caller, { username: login, password, clientIp, refreshSecret }) =>
        backend.logIn(caller, {
          login,
          password,
          audience: 'dealer',
          claimedIp: clientIp,
          refreshSecret,
        }),
      ),
    );
    routes.serve(
      loginRoutes.consumerLogin,
      only('consumer', (caller, { email: login, password, refreshSecret }) =>
        backend.logIn(caller, {
          login,
          password,
          audience: 'consumer',
          claimedIp: null,
          refreshSecret,
        }),
      ),
    );
    routes.serve(loginRoutes.clientIp, ({ address }) => Promise.resolve(ok({ ip: address })));
  }),

  /** The contact that is proven before a sign-in while others try the name (SECURITY.md §2.4). */
  plugin([loginProofRoutes], (routes, backend) => {
    routes.serve(loginProofRoutes.requestLoginProof, backend.requestLoginProof);
    routes.serve(loginProofRoutes.proveLoginContact, backend.proveLoginContact);
  }),

  /** Six-digit codes of a pending session; a right one may raise it and so brings new cookies (spec §7.2, SECURITY.md §2.5). */
  plugin([mfaRoutes], (routes, backend) => {
    routes.serve(mfaRoutes.contactMethods, backend.listContactMethods);
    routes.serve(mfaRoutes.codeDeparture, backend.readCodeDeparture);
    routes.serve(mfaRoutes.requestCode, backend.requestCode);
    routes.serve(mfaRoutes.verifyCode, backend.verifyCode);
  }),

  /** Refresh, sign-out and who-am-I; a variant's cookie is only ever read by that variant's operations (SECURITY.md §2.2). */
  plugin([sessionRoutes], (routes, backend) => {
    routes.serve(sessionRoutes.accountRefresh, only('dealer', backend.refreshSession));
    routes.serve(sessionRoutes.msaRefresh, only('consumer', backend.refreshSession));
    routes.serve(sessionRoutes.accountLogout, only('dealer', backend.logOut));
    routes.serve(sessionRoutes.msaLogout, only('consumer', backend.logOut));
    routes.serve(sessionRoutes.accountMe, backend.describeSession);
    routes.serve(sessionRoutes.msaMe, backend.describeSession);
    routes.serve(sessionRoutes.loginRequirements, backend.readRequirements);
  }),

  /** The steps of a sign-in that change the account; each finishes a demand and may bring new cookies, so only the reads are `bare` (spec §2.4). */
  plugin([accountRoutes], (routes, backend) => {
    routes.serve(accountRoutes.validateContact, backend.validateContact);
    routes.serve(accountRoutes.saveInternalContact, backend.saveInternalContact);
    routes.serve(accountRoutes.saveExternalContact, backend.saveExternalContact);
    routes.serve(accountRoutes.changeUsername, backend.changeUsername);
    routes.serve(accountRoutes.securityQuestions, backend.readSecurityQuestions);
    routes.serve(accountRoutes.saveSecurityAnswers, backend.saveSecurityAnswers);
    routes.serve(accountRoutes.replacePassword, backend.replacePassword);
  }),

  /** Terms and privacy policy as login steps; accepting finishes the step, reading the policy needs no session (spec §4.1, §7.2). */
  plugin([agreementRoutes], (routes, backend) => {
    routes.serve(agreementRoutes.terms, backend.readTerms);
    routes.serve(agreementRoutes.acceptTerms, backend.acceptTerms);
    routes.serve(agreementRoutes.privacyPolicy, backend.readPrivacyPolicy);
    routes.serve(agreementRoutes.acceptPrivacyPolicy, backend.acceptPrivacyPolicy);
  }),

  /** Forgotten passwords and usernames, and the captcha before them; each variant knows its own steps only, the other's are not there (spec §4.2). */
  plugin([recoveryRoutes], (routes, backend) => {
    routes.serve(recoveryRoutes.captchaTask, backend.handOutCaptcha);
    routes.serve(recoveryRoutes.validateMsaUsername, only('consumer', backend.openMsaRecovery));
    routes.serve(recoveryRoutes.requestMsaCode, only('consumer', backend.requestRecoveryCode));
    routes.serve(recoveryRoutes.verifyMsaCode, only('consumer', backend.verifyRecoveryCode));
    routes.serve(recoveryRoutes.resetMsaPassword, only('consumer', backend.resetMsaPassword));
    routes.serve(recoveryRoutes.forgotUsername, only('dealer', backend.forgotUsername));
    routes.serve(recoveryRoutes.openDealerRecovery, only('dealer', backend.openDealerRecovery));
    routes.serve(recoveryRoutes.answerQuestions, only('dealer', backend.answerRecoveryQuestions));
    routes.serve(recoveryRoutes.resetDealerPassword, only('dealer', backend.resetDealerPassword));
  }),

  /** How customers get a login; a first password is set in both variants, by invited people and a new installation's first staff (spec §4.3). */
  plugin([registrationRoutes], (routes, backend) => {
    routes.serve(registrationRoutes.registerMsa, only('consumer', backend.registerMsa));
    routes.serve(
      registrationRoutes.verifyRegistration,
      only('consumer', backend.verifyRegistration),
    );
    routes.serve(
      registrationRoutes.resendRegistration,
      only('consumer', backend.resendRegistration),
    );
    routes.serve(registrationRoutes.lookAtLink, backend.lookAtLink);
    routes.serve(registrationRoutes.acceptInvitation, backend.acceptInvitation);
    routes.serve(registrationRoutes.setFirstPassword, backend.setFirstPassword);
    routes.serve(registrationRoutes.refuseContact, backend.refuseContact);
  }),
];
