import { reportLinksApi } from '#core/report-links/report-links.api.ts';
import { routesOf } from './routes-of.ts';

export const reportLinksRoutes = routesOf(reportLinksApi, {
  lookAtReportLink: 'GET report/{id}/link',
  readLinkedReport: 'GET report/{id}/portal',
  requestReportCode: 'POST mfa/requestReportCode',
  verifyReportCode: 'POST mfa/verifyReportCode',
  downloadLinkedReport: 'GET report/{id}/download',
  downloadOwnReport: 'GET report/{id}/portal/file',
  askForReport: 'POST report/{id}/ask',
});
