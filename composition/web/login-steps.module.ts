import { httpAccountGateway } from '#adapters/http/http-account.gateway.ts';
import { httpAgreementGateway } from '#adapters/http/http-agreement.gateway.ts';
import { httpMfaGateway } from '#adapters/http/http-mfa.gateway.ts';
import { homeApi } from '#core/home/home.api.ts';
import { enterClassicPortal } from '#core/classic/enter-classic-portal.use-case.ts';
import {
  acceptAgreement,
  loadAgreement,
  changeUsername,
  loadSecurityQuestions,
  replacePassword,
  saveSecurityAnswers,
} from '#core/login/save-security-answers.use-case.ts';
import { requestCode, setUpContact, verifyCode } from '#core/login/verify-code.use-case.ts';
import { AgreementViewModel } from '#ui/login/steps/agreement.view-model.ts';
import { CodeViewModel } from '#ui/login/steps/code.view-model.ts';
import {
  ContactViewModel,
  NewPasswordViewModel,
  NewUsernameViewModel,
} from '#ui/login/steps/new-password.view-model.ts';
import { HandOverViewModel } from '#ui/login/steps/hand-over.view-model.ts';
import { LoginSteps } from '#ui/login/steps/login-steps.tsx';
import { QuestionsViewModel } from '#ui/login/steps/questions.view-model.ts';
import { createSection } from '#ui/sections/section.ts';
import type { WebParts } from './parts.ts';

/** The sign-in steps after the credentials, fetched while the user types. */
export const section = createSection<WebParts>(LoginSteps, {
  contactStep: ({ login, client, http: { session }, context, clock }) =>
    new ContactViewModel({
      login,
      setUpContact: setUpContact({
        session,
        context,
        account: httpAccountGateway(client),
        requestCode: requestCode({ session, context, mfa: httpMfaGateway(client), clock }),
      }),
    }),
  codeStep: ({ login, client, http: { session }, context, clock }) => {
    const mfa = httpMfaGateway(client);
    return new CodeViewModel({
      login,
      verifyCode: verifyCode({ session, context, mfa, account: httpAccountGateway(client) }),
      requestCode: requestCode({ session, context, mfa, clock }),
      contacts: mfa,
      session: context,
      clock,
    });
  },
  usernameStep: ({ login, client, http: { session }, context }) =>
    new NewUsernameViewModel({
      login,
      changeUsername: changeUsername({ session, context, account: httpAccountGateway(client) }),
    }),
  questionsStep: ({ login, client, http: { session }, context }) => {
    const account = httpAccountGateway(client);
    return new QuestionsViewModel({
      login,
      loadSecurityQuestions: loadSecurityQuestions({ session, context, account }),
      saveSecurityAnswers: saveSecurityAnswers({ session, context, account }),
    });
  },
  passwordStep: ({ login, client, http: { session }, context, configuration }) =>
    new NewPasswordViewModel({
      login,
      replacePassword: replacePassword({ session, context, account: httpAccountGateway(client) }),
      context: {
        username: context.current.view?.user.username ?? '',
        productName: configuration.providerName,
      },
    }),
  agreementStep: ({ login, client, http: { session }, context }) => {
    const agreements = httpAgreementGateway(client);
    return new AgreementViewModel({
      login,
      loadAgreement: loadAgreement({ session, context, agreements }),
      acceptAgreement: acceptAgreement({ session, context, agreements }),
    });
  },
  handOver: ({ gatewayOf, classicRedirect: redirect, context }) =>
    new HandOverViewModel({
      enterClassicPortal: enterClassicPortal({
        classic: gatewayOf(homeApi),
        redirect,
        context,
      }),
    }),
});
