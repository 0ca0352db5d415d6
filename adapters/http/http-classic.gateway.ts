import type { ClassicGateway } from '#core/classic/classic-portal.port.ts';
import { classicKey } from '../wire/home.wire.ts';
import type { ApiClient } from './api-client.ts';

/** One-time keys for the classic portal over HTTP. */
export class HttpClassicGateway implements ClassicGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  async createKey(
    input: Parameters<ClassicGateway['createKey']>[0],
  ): ReturnType<ClassicGateway['createKey']> {
    const answer = await this.#client.call(classicKey, {
      query: {
        deleteSession: input.deleteSession ? 'true' : 'false',
        userRequested: input.userRequested ? 'true' : 'false',
      },
    });
    return answer.ok ? { ok: true, value: answer.value.rwKey } : answer;
  }
}
