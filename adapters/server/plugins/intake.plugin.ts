import * as wire from '#adapters/wire/intake.wire.ts';
import { plugin } from './plugin.ts';

/** Bug reports and feedback; once per key, 20 an hour a person, answered with a reference to quote (spec §2.3). */
export const intakePlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.submitBug, backend.submitBug);
  routes.serve(wire.submitFeedback, backend.submitFeedback);
});
