import * as wire from '#adapters/wire/profile.wire.ts';
import { plugin } from './plugin.ts';

/** What a signed-in person changes about their own account; in this order: fresh check, code to the new contact, code back (spec §5, SECURITY.md §2.7). */
export const profilePlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.confirmPassword, backend.confirmPassword);
  routes.serve(wire.startContactChange, backend.startContactChange);
  routes.serve(wire.finishContactChange, backend.finishContactChange);
  routes.serve(wire.removePhone, backend.removePhone);
});
