import type { ReportLinksGateway } from '#core/report-links/report-links.gateway.port.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import * as wire from '../wire/report-links.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Mailed reports over HTTP. */
export const httpReportLinksGateway = (client: ApiClient): ReportLinksGateway => ({
  look: (id) => client.call(wire.lookAtReportLink, { id }),
  own: (id) => client.call(wire.readLinkedReport, { id }),
  requestCode: ({ id, type, resend }) =>
    client.call(wire.requestReportCode, {
      contactMethodValue: id,
      type,
      mfaType: MFA_TYPES.reportingVerification,
      resendCode: resend,
    }),
  verifyCode: ({ id, code }) => client.call(wire.verifyReportCode, { reportLinkCode: id, code }),
  download: ({ id, token }, how) =>
    client.call(wire.downloadLinkedReport, { id }, { ...how, reportToken: token }),
  downloadOwn: (id, how) => client.call(wire.downloadOwnReport, { id }, how),
  askForNew: (id) => client.call(wire.askForReport, { id }),
});
