import { reportLinksApi } from '#core/report-links/report-links.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof reportLinksApi> = {
  lookAtReportLink: 'GET report/{id}/link',
  readLinkedReport: 'GET report/{id}/portal',
  requestReportCode: 'POST mfa/requestReportCode',
  verifyReportCode: 'POST mfa/verifyReportCode',
  downloadLinkedReport: 'GET report/{id}/download',
  downloadOwnReport: 'GET report/{id}/portal/file',
  askForReport: 'POST report/{id}/ask',
};

export const reportLinksRoutes = routesOf(reportLinksApi, lines);
