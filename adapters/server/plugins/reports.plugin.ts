import { REPORT_LIST } from '#core/reports/report-list.ts';
import { exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import * as links from '#adapters/wire/report-links.wire.ts';
import * as reports from '#adapters/wire/reports.wire.ts';
import { plugin } from './plugin.ts';

/** Reports that people open from their mail (spec §2.5, §7.2). */
export const reportLinksPlugin = plugin(links, (routes, backend) => {
  routes.serve(links.lookAtReportLink, backend.lookAtReportLink);
  routes.serve(links.readLinkedReport, backend.readLinkedReport);
  routes.serve(links.requestReportCode, backend.requestReportCode);
  routes.serve(links.verifyReportCode, backend.verifyReportCode);
  routes.serve(links.downloadLinkedReport, backend.downloadLinkedReport);
  routes.serve(links.downloadOwnReport, backend.downloadOwnReport);
  routes.serve(links.askForReport, backend.askForReport);
});

/** Reports and the schedules they are made by, for dealers and staff (domain guide 6.9). */
export const reportsPlugin = plugin(reports, (routes, backend) => {
  routes.serve(reports.listCompletedReports, (caller, { siteGroupNum, ...said }) =>
    backend.listCompletedReports(caller, { siteGroupNum, ...listQueryOf(REPORT_LIST, said) }),
  );
  routes.serve(reports.exportCompletedReports, (caller, { siteGroupNum, ...query }) =>
    backend.exportCompletedReports(caller, { siteGroupNum, ...exportWish(REPORT_LIST, query) }),
  );
  routes.serve(reports.reportFile, backend.readReportFile);
  routes.serve(reports.runReport, backend.runReport);
  routes.serve(reports.runReportAgain, backend.runReportAgain);
  routes.serve(reports.stopReport, backend.stopReport);
  routes.serve(reports.sendReport, backend.sendReport);
  routes.serve(reports.deleteReport, backend.deleteReport);
  routes.serve(reports.listReportSchedules, backend.listReportSchedules);
  routes.serve(reports.addReportSchedule, backend.addReportSchedule);
  routes.serve(reports.changeReportSchedule, backend.changeReportSchedule);
  routes.serve(reports.runReportSchedule, backend.runReportSchedule);
  routes.serve(reports.deleteReportSchedule, backend.deleteReportSchedule);
});
