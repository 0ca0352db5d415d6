import type { IntakeGateway } from '#core/intake/intake.gateway.port.ts';
import * as wire from '../wire/intake.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Bug reports and feedback over HTTP, each once for its key. */
export const httpIntakeGateway = (client: ApiClient): IntakeGateway => ({
  submitBug: (input, idempotencyKey) => client.call(wire.submitBug, input, { idempotencyKey }),
  submitFeedback: (input, idempotencyKey) =>
    client.call(wire.submitFeedback, input, { idempotencyKey }),
});
