import type { Backend } from '#core/backend/backend.ts';
import { ok } from '#core/kernel/result.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { columnsOf, listQueryOf } from '#adapters/wire/lists.wire.ts';
import * as wire from '#adapters/wire/impersonation.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type ImpersonationCases = Pick<
  Backend,
  | 'startImpersonation'
  | 'endImpersonation'
  | 'readWaiting'
  | 'resumeStaff'
  | 'listVisits'
  | 'exportVisits'
  | 'listOwnVisits'
>;

/** Seeing the portal as a user, and who did (SECURITY.md §2.9). */
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
  routes.session(wire.visitsExport, async ({ caller, query }) =>
    bare(
      await backend.exportVisits(caller, {
        query: listQueryOf(VISIT_LIST, query),
        columns: columnsOf(query),
        format: query.format,
      }),
    ),
  );
  routes.session(wire.visits, async () => {
    const listed = await backend.listVisits.execute();
    return bare(listed.ok ? ok({ visits: [...listed.value] }) : listed);
  });
};
