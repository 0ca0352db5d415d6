import type { IntakeGateway } from '#core/intake/intake.gateway.port.ts';
import { submitBug, submitFeedback } from '../wire/intake.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Bug reports and feedback over HTTP. */
export class HttpIntakeGateway implements IntakeGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  submitBug(
    input: Parameters<IntakeGateway['submitBug']>[0],
    idempotencyKey: string,
  ): ReturnType<IntakeGateway['submitBug']> {
    return this.#client.call(submitBug, { body: input, idempotencyKey });
  }

  submitFeedback(
    input: Parameters<IntakeGateway['submitFeedback']>[0],
    idempotencyKey: string,
  ): ReturnType<IntakeGateway['submitFeedback']> {
    return this.#client.call(submitFeedback, { body: input, idempotencyKey });
  }
}
