import * as wire from '#adapters/wire/impersonation.wire.ts';
import { exportWish } from '#adapters/wire/lists.wire.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { plugin } from './plugin.ts';

/** Seeing the portal as a user, and who did; begin and end set cookies, and taking the waiting session up again works by the cookie alone (SECURITY.md §2.9). */
export const impersonationPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.startImpersonation, backend.startImpersonation);
  routes.serve(wire.endImpersonation, backend.endImpersonation);
  routes.serve(wire.waitingStaff, backend.readWaiting);
  routes.serve(wire.resumeStaff, backend.resumeStaff);
  routes.serve(wire.ownVisits, backend.listOwnVisits);
  routes.serve(wire.visits, backend.listVisits);
  routes.serve(wire.visitsExport, (caller, query) =>
    backend.exportVisits(caller, exportWish(VISIT_LIST, query)),
  );
});
