import { ok } from '#core/kernel/result.ts';
import * as account from '#adapters/wire/account.wire.ts';
import * as agreement from '#adapters/wire/agreement.wire.ts';
import * as proof from '#adapters/wire/login-proof.wire.ts';
import * as login from '#adapters/wire/login.wire.ts';
import * as mfa from '#adapters/wire/mfa.wire.ts';
import * as recovery from '#adapters/wire/recovery.wire.ts';
import * as registration from '#adapters/wire/registration.wire.ts';
import * as session from '#adapters/wire/session.wire.ts';
import { only } from '../http/use-case.ts';
import { plugin, type Plugin } from './plugin.ts';

/** The ways into a session and the steps on the way. */
export const SIGN_IN_PLUGINS: readonly Plugin[] = [
  /** Sign-in by password; each variant knows its own form only, the other's is not there (spec §7.3). */
  plugin(login, (routes, backend) => {
    routes.serve(
      login.credentialLogin,
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
      login.consumerLogin,
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
    routes.serve(login.clientIp, ({ address }) => Promise.resolve(ok({ ip: address })));
  }),

  /** The contact that is proven before a sign-in while others try the name (SECURITY.md §2.4). */
  plugin(proof, (routes, backend) => {
    routes.serve(proof.requestLoginProof, backend.requestLoginProof);
    routes.serve(proof.proveLoginContact, backend.proveLoginContact);
  }),

  /** Six-digit codes of a pending session; a right one may raise it and so brings new cookies (spec §7.2, SECURITY.md §2.5). */
  plugin(mfa, (routes, backend) => {
    routes.serve(mfa.contactMethods, backend.listContactMethods);
    routes.serve(mfa.codeDeparture, backend.readCodeDeparture);
    routes.serve(mfa.requestCode, backend.requestCode);
    routes.serve(mfa.verifyCode, backend.verifyCode);
  }),

  /** Refresh, sign-out and who-am-I; a variant's cookie is only ever read by that variant's operations (SECURITY.md §2.2). */
  plugin(session, (routes, backend) => {
    routes.serve(session.accountRefresh, only('dealer', backend.refreshSession));
    routes.serve(session.msaRefresh, only('consumer', backend.refreshSession));
    routes.serve(session.accountLogout, only('dealer', backend.logOut));
    routes.serve(session.msaLogout, only('consumer', backend.logOut));
    routes.serve(session.accountMe, backend.describeSession);
    routes.serve(session.msaMe, backend.describeSession);
    routes.serve(session.loginRequirements, backend.readRequirements);
  }),

  /** The steps of a sign-in that change the account; each finishes a demand and may bring new cookies, so only the reads are `bare` (spec §2.4). */
  plugin(account, (routes, backend) => {
    routes.serve(account.validateContact, backend.validateContact);
    routes.serve(account.saveInternalContact, backend.saveInternalContact);
    routes.serve(account.saveExternalContact, backend.saveExternalContact);
    routes.serve(account.changeUsername, backend.changeUsername);
    routes.serve(account.securityQuestions, backend.readSecurityQuestions);
    routes.serve(account.saveSecurityAnswers, backend.saveSecurityAnswers);
    routes.serve(account.replacePassword, backend.replacePassword);
  }),

  /** Terms and privacy policy as login steps; accepting finishes the step, reading the policy needs no session (spec §4.1, §7.2). */
  plugin(agreement, (routes, backend) => {
    routes.serve(agreement.terms, backend.readTerms);
    routes.serve(agreement.acceptTerms, backend.acceptTerms);
    routes.serve(agreement.privacyPolicy, backend.readPrivacyPolicy);
    routes.serve(agreement.acceptPrivacyPolicy, backend.acceptPrivacyPolicy);
  }),

  /** Forgotten passwords and usernames, and the captcha before them; each variant knows its own steps only, the other's are not there (spec §4.2). */
  plugin(recovery, (routes, backend) => {
    routes.serve(recovery.captchaTask, backend.handOutCaptcha);
    routes.serve(recovery.validateMsaUsername, only('consumer', backend.openMsaRecovery));
    routes.serve(recovery.requestMsaCode, only('consumer', backend.requestRecoveryCode));
    routes.serve(recovery.verifyMsaCode, only('consumer', backend.verifyRecoveryCode));
    routes.serve(recovery.resetMsaPassword, only('consumer', backend.resetMsaPassword));
    routes.serve(recovery.forgotUsername, only('dealer', backend.forgotUsername));
    routes.serve(recovery.openDealerRecovery, only('dealer', backend.openDealerRecovery));
    routes.serve(recovery.answerQuestions, only('dealer', backend.answerRecoveryQuestions));
    routes.serve(recovery.resetDealerPassword, only('dealer', backend.resetDealerPassword));
  }),

  /** How customers get a login; a first password is set in both variants, by invited people and a new installation's first staff (spec §4.3). */
  plugin(registration, (routes, backend) => {
    routes.serve(registration.registerMsa, only('consumer', backend.registerMsa));
    routes.serve(registration.verifyRegistration, only('consumer', backend.verifyRegistration));
    routes.serve(registration.resendRegistration, only('consumer', backend.resendRegistration));
    routes.serve(registration.lookAtLink, backend.lookAtLink);
    routes.serve(registration.acceptInvitation, backend.acceptInvitation);
    routes.serve(registration.setFirstPassword, backend.setFirstPassword);
    routes.serve(registration.refuseContact, backend.refuseContact);
  }),
];
