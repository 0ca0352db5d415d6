import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import { clientIp, consumerLogin, credentialLogin } from '../wire/login.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Opens sessions over HTTP. */
export class HttpLoginGateway implements LoginGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  async clientIp(): ReturnType<LoginGateway['clientIp']> {
    const answer = await this.#client.call(clientIp, { background: true });
    return answer.ok ? { ok: true, value: answer.value.ip } : answer;
  }

  credentialLogin(
    input: Parameters<LoginGateway['credentialLogin']>[0],
  ): ReturnType<LoginGateway['credentialLogin']> {
    return this.#client.call(credentialLogin, { body: input });
  }

  consumerLogin(
    input: Parameters<LoginGateway['consumerLogin']>[0],
  ): ReturnType<LoginGateway['consumerLogin']> {
    return this.#client.call(consumerLogin, { body: input });
  }
}
