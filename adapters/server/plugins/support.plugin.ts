import * as wire from '#adapters/wire/support.wire.ts';
import { columnsOf, exportWish, sortOf } from '#adapters/wire/lists.wire.ts';
import { knownFilters } from '#core/lists/list-query.rule.ts';
import { REPORT_LIST, STAFF_LIST } from '#core/support/support-list.ts';
import { plugin } from './plugin.ts';

/** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
export const supportPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.supportUsers, (caller, query) =>
    backend.findUsers(caller, { ...query, sort: sortOf(query) }),
  );
  routes.serve(wire.supportUsersExport, (caller, query) =>
    backend.exportUsers(caller, {
      query: { search: query.text, filters: {}, sort: sortOf(query) },
      columns: columnsOf(query),
      format: query.format,
    }),
  );
  routes.serve(wire.supportAction, backend.helpUser);
  routes.serve(wire.supportStep, backend.helpUser);
  routes.serve(wire.supportReports, (caller, { text, kind, status, ...query }) =>
    backend.listReports(caller, {
      search: text?.trim() ?? '',
      filters: knownFilters(REPORT_LIST, (name) => (name === 'kind' ? kind : status) ?? null),
      sort: sortOf(query),
      page: query.page,
      size: query.size,
    }),
  );
  routes.serve(wire.supportReportsExport, (caller, query) =>
    backend.exportReports(caller, exportWish(REPORT_LIST, query)),
  );
  routes.serve(wire.supportReportStatus, backend.setReportStatus);
  routes.serve(wire.supportStaff, backend.listStaff);
  routes.serve(wire.supportStaffExport, (caller, query) =>
    backend.exportStaff(caller, exportWish(STAFF_LIST, query)),
  );
  routes.serve(wire.supportRights, backend.setRights);
});
