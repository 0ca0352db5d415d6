import type { IntakeGateway } from '#core/intake/intake.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { intakeRoutes } from '../wire/intake.routes.ts';

/** Bug reports and feedback over HTTP, each once for its key. */
export const httpIntakeGateway = (client: ApiClient): IntakeGateway => ({
  submitBug: (input, idempotencyKey) =>
    client.call(intakeRoutes.submitBug, input, { idempotencyKey }),
  submitFeedback: (input, idempotencyKey) =>
    client.call(intakeRoutes.submitFeedback, input, { idempotencyKey }),
});
