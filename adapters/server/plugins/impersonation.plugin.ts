import type { Backend } from '#core/backend/backend.ts';
import { ok } from '#core/kernel/result.ts';
import * as wire from '#adapters/wire/impersonation.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type ImpersonationCases = Pick<
  Backend,
  | 'startImpersonation'
  | 'endImpersonation'
  | 'readWaiting'
  | 'resumeStaff'
  | 'listVisits'
  | 'listOwnVisits'
>;

/** Seeing the portal as a user, and who did; begin and end set cookies, and taking the waiting session up again works by the cookie alone (SECURITY.md §2.9). */
export const serveImpersonation = (routes: ApiRoutes, backend: ImpersonationCases): void => {
  routes.session(wire.startImpersonation, ({ caller, body }) =>
    backend.startImpersonation.execute(caller, body),
  );
  routes.session(wire.endImpersonation, ({ caller }) => backend.endImpersonation.execute(caller));
  routes.open(wire.waitingStaff, async ({ caller, refreshSecret }) =>
    bare(await backend.readWaiting.execute(caller, { secret: refreshSecret })),
  );
  routes.open(wire.resumeStaff, ({ caller, refreshSecret }) =>
    backend.resumeStaff.execute(caller, { secret: refreshSecret }),
  );
  routes.session(wire.ownVisits, async ({ caller }) => {
    const listed = await backend.listOwnVisits.execute(caller);
    return bare(listed.ok ? ok({ visits: [...listed.value] }) : listed);
  });
  routes.session(wire.visits, async () => {
    const listed = await backend.listVisits.execute();
    return bare(listed.ok ? ok({ visits: [...listed.value] }) : listed);
  });
};
