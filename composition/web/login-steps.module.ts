import { ContainerModule } from 'inversify';
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
import type { Section } from './section.ts';
import { token } from './token.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const requestCode = token<RequestCode>('request code');
const { login: loginModel } = VIEW_MODEL_TOKENS;

const module = new ContainerModule(({ bind }) => {
  bind(requestCode).toResolvedValue(
    (session, context, mfa, clock) => new RequestCode({ session, context, mfa, clock }),
    [TOKENS.sessionGateway, TOKENS.sessionContext, TOKENS.mfaGateway, TOKENS.clock],
  );
  bind(VIEW_MODEL_TOKENS.contactStep).toResolvedValue(
    (login, session, context, account, request) =>
      new ContactViewModel({
        login,
        setUpContact: new SetUpContact({ session, context, account, requestCode: request }),
      }),
    [loginModel, TOKENS.sessionGateway, TOKENS.sessionContext, TOKENS.accountGateway, requestCode],
  );
  bind(VIEW_MODEL_TOKENS.codeStep).toResolvedValue(
    (login, gateway, session, mfa, account, request, clock) =>
      new CodeViewModel({
        login,
        verifyCode: new VerifyCode({ session: gateway, context: session, mfa, account }),
        requestCode: request,
        contacts: mfa,
        session,
        clock,
      }),
    [
      loginModel,
      TOKENS.sessionGateway,
      TOKENS.sessionContext,
      TOKENS.mfaGateway,
      TOKENS.accountGateway,
      requestCode,
      TOKENS.clock,
    ],
  );
  bind(VIEW_MODEL_TOKENS.usernameStep).toResolvedValue(
    (login, session, context, account) =>
      new NewUsernameViewModel({
        login,
        changeUsername: new ChangeUsername({ session, context, account }),
      }),
    [loginModel, TOKENS.sessionGateway, TOKENS.sessionContext, TOKENS.accountGateway],
  );
  bind(VIEW_MODEL_TOKENS.questionsStep).toResolvedValue(
    (login, session, context, account) =>
      new QuestionsViewModel({
        login,
        loadSecurityQuestions: new LoadSecurityQuestions({ session, context, account }),
        saveSecurityAnswers: new SaveSecurityAnswers({ session, context, account }),
      }),
    [loginModel, TOKENS.sessionGateway, TOKENS.sessionContext, TOKENS.accountGateway],
  );
  bind(VIEW_MODEL_TOKENS.passwordStep).toResolvedValue(
    (login, session, context, account, configuration) =>
      new NewPasswordViewModel({
        login,
        replacePassword: new ReplacePassword({ session, context, account }),
        context: {
          username: context.current.view?.user.username ?? '',
          productName: configuration.providerName,
        },
      }),
    [
      loginModel,
      TOKENS.sessionGateway,
      TOKENS.sessionContext,
      TOKENS.accountGateway,
      TOKENS.configuration,
    ],
  );
  bind(VIEW_MODEL_TOKENS.agreementStep).toResolvedValue(
    (login, session, context, agreements) =>
      new AgreementViewModel({
        login,
        loadAgreement: new LoadAgreement({ session, context, agreements }),
        acceptAgreement: new AcceptAgreement({ session, context, agreements }),
      }),
    [loginModel, TOKENS.sessionGateway, TOKENS.sessionContext, TOKENS.agreementGateway],
  );
  bind(VIEW_MODEL_TOKENS.handOver).toResolvedValue(
    (classic, redirect, context) => {
      const enter = new EnterClassicPortal({ classic, redirect, context });
      return new HandOverViewModel({ enterClassicPortal: () => enter.execute() });
    },
    [TOKENS.classicGateway, TOKENS.classicRedirect, TOKENS.sessionContext],
  );
});

/** The steps after the credentials, fetched while the person types. */
export const loginSteps: Section = { module, Component: LoginSteps };
