import type { Backend } from '#core/backend/backend.ts';
import { submitBug, submitFeedback } from '#adapters/wire/intake.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type IntakeCases = Pick<Backend, 'submitBug' | 'submitFeedback'>;

/** Bug reports and feedback; once per key, 20 an hour a person, answered with a reference to quote (spec §2.3). */
export const serveIntake = (routes: ApiRoutes, backend: IntakeCases): void => {
  routes.session(submitBug, async ({ caller, body: report, idempotencyKey, siteGroupNum }) =>
    bare(await backend.submitBug.execute(caller, { report, idempotencyKey, siteGroupNum })),
  );
  routes.session(submitFeedback, async ({ caller, body: feedback, idempotencyKey, siteGroupNum }) =>
    bare(await backend.submitFeedback.execute(caller, { feedback, idempotencyKey, siteGroupNum })),
  );
};
