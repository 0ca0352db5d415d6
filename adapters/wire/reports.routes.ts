import { reportsApi } from '#core/reports/reports.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof reportsApi> = {
  listCompletedReports: 'GET report/completed',
  exportCompletedReports: 'GET report/completed/export',
  reportFile: 'GET report/completed/{id}/file',
  runReport: 'POST report/run',
  runReportAgain: 'POST report/completed/{id}/run',
  stopReport: 'POST report/completed/{id}/stop',
  sendReport: 'POST report/completed/{id}/send',
  deleteReport: 'POST report/completed/{id}/delete',
  listReportSchedules: 'GET report/schedules',
  addReportSchedule: 'POST report/schedules',
  changeReportSchedule: 'PUT report/schedules/{id}',
  runReportSchedule: 'POST report/schedules/{id}/run',
  deleteReportSchedule: 'POST report/schedules/{id}/delete',
};

export const reportsRoutes = routesOf(reportsApi, lines);
