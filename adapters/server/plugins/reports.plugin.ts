import { reportLinksRoutes } from '#adapters/wire/report-links.routes.ts';
import { reportsRoutes } from '#adapters/wire/reports.routes.ts';
import { REPORT_LIST } from '#core/reports/report-list.ts';
import { exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { plugin } from './plugin.ts';

/** Reports that people open from their mail (spec §2.5, §7.2). */
export const reportLinksPlugin = plugin([reportLinksRoutes], (routes, backend) => {
  routes.serveAll(reportLinksRoutes, backend.reportLinks);
});

/** Reports and the schedules they are made by, for dealers and staff (domain guide 6.9). */
export const reportsPlugin = plugin([reportsRoutes], (routes, backend) => {
  routes.serveAll(reportsRoutes, {
    ...backend.reports,
    listCompletedReports: (caller, { siteGroupNum, ...said }) =>
      backend.reports.listCompletedReports(caller, {
        siteGroupNum,
        ...listQueryOf(REPORT_LIST, said),
      }),
    exportCompletedReports: (caller, { siteGroupNum, ...query }) =>
      backend.reports.exportCompletedReports(caller, {
        siteGroupNum,
        ...exportWish(REPORT_LIST, query),
      }),
  });
});
