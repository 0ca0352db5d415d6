import { REPORT_LIST } from '#core/reports/report-list.ts';
import type { ReportsGateway } from '#core/reports/reports.gateway.port.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import * as wire from '../wire/reports.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Reports and their schedules over HTTP. */
export const httpReportsGateway = (client: ApiClient): ReportsGateway => ({
  list: (query, how) =>
    client.call(wire.listCompletedReports, writeListQuery(REPORT_LIST, query), how),
  export: (wish) =>
    client.call(wire.exportCompletedReports, exportWishText(REPORT_LIST, wish), {
      background: true,
    }),
  file: (id) => client.call(wire.reportFile, { id }, { background: true }),
  runSchedule: (id, newId, toMe) => client.call(wire.runReportSchedule, { id, newId, toMe }),
  run: (id, wish) => client.call(wire.runReport, { id, ...wish }),
  runAgain: (id, again) => client.call(wire.runReportAgain, { id, ...again }),
  stop: (id) => client.call(wire.stopReport, { id }),
  send: (id) => client.call(wire.sendReport, { id }),
  remove: (id) => client.call(wire.deleteReport, { id }),
  schedules: () => client.call(wire.listReportSchedules, {}),
  addSchedule: (id, form) => client.call(wire.addReportSchedule, { id, ...form }),
  changeSchedule: (id, rev, form) => client.call(wire.changeReportSchedule, { id, rev, ...form }),
  removeSchedule: (id, rev) => client.call(wire.deleteReportSchedule, { id, rev }),
});
