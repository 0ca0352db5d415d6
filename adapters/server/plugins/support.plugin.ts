import { knownFilters } from '#core/lists/list-address.rule.ts';
import { REPORT_LIST } from '#core/support/report-list.ts';
import type { Backend } from '#core/backend/backend.ts';
import * as wire from '#adapters/wire/support.wire.ts';
import { columnsOf, listQueryOf, sortOf } from '#adapters/wire/lists.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type SupportCases = Pick<
  Backend,
  | 'findUsers'
  | 'exportUsers'
  | 'exportReports'
  | 'helpUser'
  | 'listReports'
  | 'setReportStatus'
  | 'listStaff'
  | 'setRights'
>;

/** Support: people, reports and the rights of staff (domain guide 6.17). */
export const serveSupport = (routes: ApiRoutes, backend: SupportCases): void => {
  routes.session(wire.supportUsers, async ({ caller, query }) =>
    bare(await backend.findUsers.execute(caller, { ...query, sort: sortOf(query) })),
  );
  routes.session(wire.supportUsersExport, async ({ caller, query }) =>
    bare(
      await backend.exportUsers(caller, {
        ...query,
        sort: sortOf(query),
        columns: columnsOf(query),
      }),
    ),
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
        search: query.text?.trim() ?? '',
        filters: knownFilters(REPORT_LIST, (name) =>
          name === 'kind' ? (query.kind ?? null) : (query.status ?? null),
        ),
        sort: sortOf(query),
        page: query.page,
        size: query.size,
      }),
    ),
  );
  routes.session(wire.supportReportsExport, async ({ caller, query }) =>
    bare(
      await backend.exportReports(caller, {
        query: listQueryOf(REPORT_LIST, query),
        columns: columnsOf(query),
        format: query.format,
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
