import type { DealerRecoveryGateway } from '#core/recovery/recovery.gateway.port.ts';
import {
  answerQuestions,
  forgotUsername,
  openDealerRecovery,
  resetDealerPassword,
} from '../wire/recovery.wire.ts';
import type { ApiClient } from './api-client.ts';

type Input<Name extends keyof DealerRecoveryGateway> = Parameters<DealerRecoveryGateway[Name]>[0];

/** Forgotten passwords and usernames of dealers and staff over HTTP. */
export class HttpDealerRecoveryGateway implements DealerRecoveryGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  forgotUsername(
    input: Input<'forgotUsername'>,
  ): ReturnType<DealerRecoveryGateway['forgotUsername']> {
    return this.#client.call(forgotUsername, { body: input });
  }

  async openRecovery(
    input: Input<'openRecovery'>,
  ): ReturnType<DealerRecoveryGateway['openRecovery']> {
    const answer = await this.#client.call(openDealerRecovery, { body: input });
    return answer.ok ? { ok: true, value: answer.value.questions } : answer;
  }

  answerQuestions(
    answers: Input<'answerQuestions'>,
  ): ReturnType<DealerRecoveryGateway['answerQuestions']> {
    return this.#client.call(answerQuestions, { body: { answers: [...answers] } });
  }

  resetPassword(input: Input<'resetPassword'>): ReturnType<DealerRecoveryGateway['resetPassword']> {
    return this.#client.call(resetDealerPassword, { body: input });
  }
}
