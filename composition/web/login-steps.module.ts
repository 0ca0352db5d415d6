import { enterClassicPortal } from '#core/classic/enter-classic-portal.use-case.ts';
import {
  acceptAgreement,
  loadAgreement,
  changeUsername,
  loadSecurityQuestions,
  replacePassword,
  saveSecurityAnswers,
} from '#core/login/account-steps.use-case.ts';
import { requestCode, setUpContact, verifyCode } from '#core/login/code-steps.use-case.ts';
import { AgreementViewModel } from '#ui/login/steps/agreement.view-model.ts';
import { CodeViewModel } from '#ui/login/steps/code.view-model.ts';
import { ContactViewModel } from '#ui/login/steps/contact.view-model.ts';
import { HandOverViewModel } from '#ui/login/steps/hand-over.view-model.ts';
import { LoginSteps } from '#ui/login/steps/login-steps.tsx';
import { NewPasswordViewModel } from '#ui/login/steps/new-password.view-model.ts';
import { NewUsernameViewModel } from '#ui/login/steps/new-username.view-model.ts';
import { QuestionsViewModel } from '#ui/login/steps/questions.view-model.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** The steps after the credentials, fetched while the person types. */
export const section = createSection(LoginSteps, (model) => {
  const { http: adapters, context: person } = TOKENS;
  const loginModel = modelToken('login');
  model(
    'contactStep',
    [loginModel, adapters, person, TOKENS.clock],
    (login, { session, mfa, account }, context, clock) =>
      new ContactViewModel({
        login,
        setUpContact: setUpContact({
          session,
          context,
          account,
          requestCode: requestCode({ session, context, mfa, clock }),
        }),
      }),
  );
  model(
    'codeStep',
    [loginModel, adapters, person, TOKENS.clock],
    (login, { session, mfa, account }, context, clock) =>
      new CodeViewModel({
        login,
        verifyCode: verifyCode({ session, context, mfa, account }),
        requestCode: requestCode({ session, context, mfa, clock }),
        contacts: mfa,
        session: context,
        clock,
      }),
  );
  model(
    'usernameStep',
    [loginModel, adapters, person],
    (login, { session, account }, context) =>
      new NewUsernameViewModel({
        login,
        changeUsername: changeUsername({ session, context, account }),
      }),
  );
  model(
    'questionsStep',
    [loginModel, adapters, person],
    (login, { session, account }, context) =>
      new QuestionsViewModel({
        login,
        loadSecurityQuestions: loadSecurityQuestions({ session, context, account }),
        saveSecurityAnswers: saveSecurityAnswers({ session, context, account }),
      }),
  );
  model(
    'passwordStep',
    [loginModel, adapters, person, TOKENS.configuration],
    (login, { session, account }, context, { providerName }) =>
      new NewPasswordViewModel({
        login,
        replacePassword: replacePassword({ session, context, account }),
        context: {
          username: context.current.view?.user.username ?? '',
          productName: providerName,
        },
      }),
  );
  model(
    'agreementStep',
    [loginModel, adapters, person],
    (login, { session, agreement: agreements }, context) =>
      new AgreementViewModel({
        login,
        loadAgreement: loadAgreement({ session, context, agreements }),
        acceptAgreement: acceptAgreement({ session, context, agreements }),
      }),
  );
  model(
    'handOver',
    [adapters, TOKENS.classicRedirect, person],
    ({ classic }, redirect, context) =>
      new HandOverViewModel({
        enterClassicPortal: enterClassicPortal({ classic, redirect, context }),
      }),
  );
});
