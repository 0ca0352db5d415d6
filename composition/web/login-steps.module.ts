import { EnterClassicPortal } from '#core/classic/enter-classic-portal.use-case.ts';
import { AcceptAgreement } from '#core/login/accept-agreement.use-case.ts';
import { ChangeUsername } from '#core/login/change-username.use-case.ts';
import { LoadAgreement } from '#core/login/load-agreement.use-case.ts';
import { LoadSecurityQuestions } from '#core/login/load-security-questions.use-case.ts';
import { ReplacePassword } from '#core/login/replace-password.use-case.ts';
import { RequestCode } from '#core/login/request-code.use-case.ts';
import { SaveSecurityAnswers } from '#core/login/save-security-answers.use-case.ts';
import { SetUpContact } from '#core/login/set-up-contact.use-case.ts';
import { VerifyCode } from '#core/login/verify-code.use-case.ts';
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
    (login, { session, mfa, account }, context, clock) => {
      const requestCode = new RequestCode({ session, context, mfa, clock });
      const setUpContact = new SetUpContact({ session, context, account, requestCode });
      return new ContactViewModel({ login, setUpContact });
    },
  );
  model(
    'codeStep',
    [loginModel, adapters, person, TOKENS.clock],
    (login, { session, mfa, account }, context, clock) =>
      new CodeViewModel({
        login,
        verifyCode: new VerifyCode({ session, context, mfa, account }),
        requestCode: new RequestCode({ session, context, mfa, clock }),
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
        changeUsername: new ChangeUsername({ session, context, account }),
      }),
  );
  model(
    'questionsStep',
    [loginModel, adapters, person],
    (login, { session, account }, context) =>
      new QuestionsViewModel({
        login,
        loadSecurityQuestions: new LoadSecurityQuestions({ session, context, account }),
        saveSecurityAnswers: new SaveSecurityAnswers({ session, context, account }),
      }),
  );
  model(
    'passwordStep',
    [loginModel, adapters, person, TOKENS.configuration],
    (login, { session, account }, context, { providerName }) =>
      new NewPasswordViewModel({
        login,
        replacePassword: new ReplacePassword({ session, context, account }),
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
        loadAgreement: new LoadAgreement({ session, context, agreements }),
        acceptAgreement: new AcceptAgreement({ session, context, agreements }),
      }),
  );
  model(
    'handOver',
    [adapters, TOKENS.classicRedirect, person],
    ({ classic }, redirect, context) => {
      const enter = new EnterClassicPortal({ classic, redirect, context });
      return new HandOverViewModel({ enterClassicPortal: () => enter.execute() });
    },
  );
});
