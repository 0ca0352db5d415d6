import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import { contactMethods, requestCode, verifyCode } from '../wire/mfa.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Six-digit codes over HTTP. */
export class HttpMfaGateway implements MfaGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  /** A background read: a failing server must not throw a person out of the code step. */
  async contactMethods(): ReturnType<MfaGateway['contactMethods']> {
    const answer = await this.#client.call(contactMethods, { background: true });
    return answer.ok ? { ok: true, value: answer.value.contactMethods } : answer;
  }

  requestCode(
    input: Parameters<MfaGateway['requestCode']>[0],
  ): ReturnType<MfaGateway['requestCode']> {
    return this.#client.call(requestCode, { body: input });
  }

  verifyCode(input: Parameters<MfaGateway['verifyCode']>[0]): ReturnType<MfaGateway['verifyCode']> {
    return this.#client.call(verifyCode, { body: input });
  }
}
