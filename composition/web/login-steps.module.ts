import { httpAgreementGateway } from '#adapters/http/http-agreement.gateway.ts';
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
  contactStep: ({ login, http: { session, mfa, account }, context, clock }) =>
    new ContactViewModel({
      login,
      setUpContact: setUpContact({
        session,
        context,
        account,
        requestCode: requestCode({ session, context, mfa, clock }),
      }),
    }),
  codeStep: ({ login, http: { session, mfa, account }, context, clock }) =>
    new CodeViewModel({
      login,
      verifyCode: verifyCode({ session, context, mfa, account }),
      requestCode: requestCode({ session, context, mfa, clock }),
      contacts: mfa,
      session: context,
      clock,
    }),
  usernameStep: ({ login, http: { session, account }, context }) =>
    new NewUsernameViewModel({
      login,
      changeUsername: changeUsername({ session, context, account }),
    }),
  questionsStep: ({ login, http: { session, account }, context }) =>
    new QuestionsViewModel({
      login,
      loadSecurityQuestions: loadSecurityQuestions({ session, context, account }),
      saveSecurityAnswers: saveSecurityAnswers({ session, context, account }),
    }),
  passwordStep: ({ login, http: { session, account }, context, configuration }) =>
    new NewPasswordViewModel({
      login,
      replacePassword: replacePassword({ session, context, account }),
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
