import type { Backend } from '#core/backend/backend.ts';
import * as wire from '#adapters/wire/support.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type SupportCases = Pick<
  Backend,
  'findUsers' | 'helpUser' | 'listReports' | 'setReportStatus' | 'listStaff' | 'setRights'
>;

/** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
export const serveSupport = (routes: ApiRoutes, backend: SupportCases): void => {
  routes.session(wire.supportUsers, async ({ caller, query }) =>
    bare(await backend.findUsers.execute(caller, query)),
  );
  routes.session(wire.supportAction, async ({ caller, params, body }) =>
    bare(await backend.helpUser.execute(caller, { ...params, help: { kind: body.action } })),
  );
  routes.session(wire.supportStep, async ({ caller, params, body }) =>
    bare(
      await backend.helpUser.execute(caller, {
        ...params,
        help: { kind: 'requireStep', step: body.step },
      }),
    ),
  );
  routes.session(wire.supportReports, async ({ caller, query }) =>
    bare(
      await backend.listReports.execute(caller, {
        ...query,
        kind: query.kind ?? null,
        status: query.status ?? null,
      }),
    ),
  );
  routes.session(wire.supportReportStatus, async ({ caller, params, body }) =>
    bare(await backend.setReportStatus.execute(caller, { ...params, ...body })),
  );
  routes.session(wire.supportStaff, async ({ caller }) =>
    bare(await backend.listStaff.execute(caller)),
  );
  routes.session(wire.supportRights, async ({ caller, params, body }) =>
    bare(await backend.setRights.execute(caller, { ...params, ...body })),
  );
};
