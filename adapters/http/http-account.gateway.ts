import type { AccountGateway } from '#core/account/account.gateway.port.ts';
import {
  changeUsername,
  replacePassword,
  saveExternalContact,
  saveInternalContact,
  saveSecurityAnswers,
  securityQuestions,
  validateContact,
} from '../wire/account.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A person's own account over HTTP. */
export class HttpAccountGateway implements AccountGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  validateContact(value: string): ReturnType<AccountGateway['validateContact']> {
    return this.#client.call(validateContact, { body: { value } });
  }

  saveContact(
    scope: Parameters<AccountGateway['saveContact']>[0],
    input: Parameters<AccountGateway['saveContact']>[1],
  ): ReturnType<AccountGateway['saveContact']> {
    const operation = scope === 'internal' ? saveInternalContact : saveExternalContact;
    return this.#client.call(operation, { body: input });
  }

  changeUsername(username: string): ReturnType<AccountGateway['changeUsername']> {
    return this.#client.call(changeUsername, { body: { username } });
  }

  /** A background read: the step says itself what went wrong. */
  securityQuestions(): ReturnType<AccountGateway['securityQuestions']> {
    return this.#client.call(securityQuestions, { background: true });
  }

  saveSecurityAnswers(
    answers: Parameters<AccountGateway['saveSecurityAnswers']>[0],
  ): ReturnType<AccountGateway['saveSecurityAnswers']> {
    return this.#client.call(saveSecurityAnswers, { body: { answers: [...answers] } });
  }

  replacePassword(
    input: Parameters<AccountGateway['replacePassword']>[0],
  ): ReturnType<AccountGateway['replacePassword']> {
    return this.#client.call(replacePassword, { body: input });
  }
}
