import { pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { browserFileViewer } from '#adapters/browser/browser-file-viewer.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { reportsRoutes } from '#adapters/wire/reports.routes.ts';
import { ReportsPage } from '#ui/reports/reports.page.tsx';
import { ReportsViewModel } from '#ui/reports/reports.view-model.ts';
import { createSection } from './section.ts';

/** Reports, for dealers and for staff over every group. */
export const section = createSection(ReportsPage, {
  madeReports: ({ client, context, files, live, makeKey, own, toasts }) =>
    new ReportsViewModel({
      gateway: gatewayOf(client, reportsRoutes),
      search: gatewayOf(client, sitesRoutes).searchSites,
      files,
      live,
      makeKey,
      own,
      toasts,
      viewer: browserFileViewer(pageToSaveFrom(document)),
      isStaff: context.current.context.user?.application === 1,
    }),
});
