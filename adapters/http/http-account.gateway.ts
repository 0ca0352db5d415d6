import type { AccountGateway } from '#core/login/account.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { accountRoutes } from '../wire/account.routes.ts';

/** A failure opens no error page, because the calling form shows the error and must stay open. */
const QUIET = { background: true } as const;

/** Sets up an account at the first sign-in over HTTP. */
export const httpAccountGateway = (client: ApiClient): AccountGateway => ({
  validateContact: (value) => client.call(accountRoutes.validateContact, { value }),
  saveContact: (scope, input) =>
    scope === 'internal'
      ? client.call(accountRoutes.saveInternalContact, input)
      : client.call(accountRoutes.saveExternalContact, input),
  changeUsername: (username) => client.call(accountRoutes.changeUsername, { username }),
  securityQuestions: () => client.call(accountRoutes.securityQuestions, {}, QUIET),
  saveSecurityAnswers: (answers) => client.call(accountRoutes.saveSecurityAnswers, { answers }),
  replacePassword: (input) => client.call(accountRoutes.replacePassword, input),
});
