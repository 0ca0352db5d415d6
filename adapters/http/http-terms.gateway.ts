import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { provisioningRoutes } from '../wire/provisioning.routes.ts';

/** The terms' versions over HTTP, for those who publish them. */
export const httpTermsGateway = (client: ApiClient): AgreementTextGateway => ({
  read: () => client.call(provisioningRoutes.termsHistory),
  readVersion: (version) => client.call(provisioningRoutes.termsVersion, { version }),
  publish: (text, version) => client.call(provisioningRoutes.publishTerms, { text, rev: version }),
});
