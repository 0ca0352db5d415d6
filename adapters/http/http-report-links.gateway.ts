import type { ReportLinksGateway } from '#core/report-links/report-links.gateway.port.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import type { ApiClient } from './api-client.ts';
import { reportLinksRoutes } from '../wire/report-links.routes.ts';

/** Mailed reports over HTTP. */
export const httpReportLinksGateway = (client: ApiClient): ReportLinksGateway => ({
  look: (id) => client.call(reportLinksRoutes.lookAtReportLink, { id }),
  own: (id) => client.call(reportLinksRoutes.readLinkedReport, { id }),
  requestCode: ({ id, type, resend }) =>
    client.call(reportLinksRoutes.requestReportCode, {
      contactMethodValue: id,
      type,
      mfaType: MFA_TYPES.reportingVerification,
      resendCode: resend,
    }),
  verifyCode: ({ id, code }) =>
    client.call(reportLinksRoutes.verifyReportCode, { reportLinkCode: id, code }),
  download: ({ id, token }, how) =>
    client.call(reportLinksRoutes.downloadLinkedReport, { id }, { ...how, reportToken: token }),
  downloadOwn: (id, how) => client.call(reportLinksRoutes.downloadOwnReport, { id }, how),
  askForNew: (id) => client.call(reportLinksRoutes.askForReport, { id }),
});
