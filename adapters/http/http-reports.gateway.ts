import { REPORT_LIST } from '#core/reports/report-list.ts';
import type { ReportsGateway } from '#core/reports/reports.gateway.port.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { reportsRoutes } from '../wire/reports.routes.ts';

/** Reports and their schedules over HTTP. */
export const httpReportsGateway = (client: ApiClient): ReportsGateway => ({
  list: (query, how) =>
    client.call(reportsRoutes.listCompletedReports, writeListQuery(REPORT_LIST, query), how),
  export: (wish) =>
    client.call(reportsRoutes.exportCompletedReports, exportWishText(REPORT_LIST, wish), {
      background: true,
    }),
  file: (id) => client.call(reportsRoutes.reportFile, { id }, { background: true }),
  runSchedule: (id, newId, toMe) =>
    client.call(reportsRoutes.runReportSchedule, { id, newId, toMe }),
  run: (id, wish) => client.call(reportsRoutes.runReport, { id, ...wish }),
  runAgain: (id, again) => client.call(reportsRoutes.runReportAgain, { id, ...again }),
  stop: (id) => client.call(reportsRoutes.stopReport, { id }),
  send: (id) => client.call(reportsRoutes.sendReport, { id }),
  remove: (id) => client.call(reportsRoutes.deleteReport, { id }),
  schedules: () => client.call(reportsRoutes.listReportSchedules, {}),
  addSchedule: (id, form) => client.call(reportsRoutes.addReportSchedule, { id, ...form }),
  changeSchedule: (id, rev, form) =>
    client.call(reportsRoutes.changeReportSchedule, { id, rev, ...form }),
  removeSchedule: (id, rev) => client.call(reportsRoutes.deleteReportSchedule, { id, rev }),
});
