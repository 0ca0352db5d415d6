import * as wire from '#adapters/wire/intake.wire.ts';
import { plugin } from './plugin.ts';

/** Bug reports and feedback (spec §2.3). */
export const intakePlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.submitBug, backend.submitBug);
  routes.serve(wire.submitFeedback, backend.submitFeedback);
});
