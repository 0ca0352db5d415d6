import type { AccountGateway } from '#core/account/account.gateway.port.ts';
import * as wire from '../wire/account.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What a person completes about their own account over HTTP; questions are a background read: the step says itself what went wrong. */
export const httpAccountGateway = (client: ApiClient): AccountGateway => ({
  validateContact: (value) => client.call(wire.validateContact, { value }),
  saveContact: (scope, input) =>
    client.call(scope === 'internal' ? wire.saveInternalContact : wire.saveExternalContact, input),
  changeUsername: (username) => client.call(wire.changeUsername, { username }),
  securityQuestions: () => client.call(wire.securityQuestions, {}, { background: true }),
  saveSecurityAnswers: (answers) => client.call(wire.saveSecurityAnswers, { answers }),
  replacePassword: client.operation(wire.replacePassword),
});
