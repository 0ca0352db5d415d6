import { reportLinksRoutes } from '#adapters/wire/report-links.routes.ts';
import { reportsRoutes } from '#adapters/wire/reports.routes.ts';
import { plugin } from './plugin.ts';

/** Reports that people open from their mail (spec §2.5, §7.2). */
export const reportLinksPlugin = plugin([reportLinksRoutes], (routes, backend) => {
  routes.serve(reportLinksRoutes.lookAtReportLink, backend.lookAtReportLink);
  routes.serve(reportLinksRoutes.readLinkedReport, backend.readLinkedReport);
  routes.serve(reportLinksRoutes.requestReportCode, backend.requestReportCode);
  routes.serve(reportLinksRoutes.verifyReportCode, backend.verifyReportCode);
  routes.serve(reportLinksRoutes.downloadLinkedReport, backend.downloadLinkedReport);
  routes.serve(reportLinksRoutes.downloadOwnReport, backend.downloadOwnReport);
  routes.serve(reportLinksRoutes.askForReport, backend.askForReport);
});

/** Reports and the schedules they are made by, for dealers and staff (domain guide 6.9). */
export const reportsPlugin = plugin([reportsRoutes], (routes, backend) => {
  routes.serve(reportsRoutes.listCompletedReports, backend.listCompletedReports);
  routes.serve(reportsRoutes.exportCompletedReports, backend.exportCompletedReports);
  routes.serve(reportsRoutes.reportFile, backend.readReportFile);
  routes.serve(reportsRoutes.runReport, backend.runReport);
  routes.serve(reportsRoutes.runReportAgain, backend.runReportAgain);
  routes.serve(reportsRoutes.stopReport, backend.stopReport);
  routes.serve(reportsRoutes.sendReport, backend.sendReport);
  routes.serve(reportsRoutes.deleteReport, backend.deleteReport);
  routes.serve(reportsRoutes.listReportSchedules, backend.listReportSchedules);
  routes.serve(reportsRoutes.addReportSchedule, backend.addReportSchedule);
  routes.serve(reportsRoutes.changeReportSchedule, backend.changeReportSchedule);
  routes.serve(reportsRoutes.runReportSchedule, backend.runReportSchedule);
  routes.serve(reportsRoutes.deleteReportSchedule, backend.deleteReportSchedule);
});
