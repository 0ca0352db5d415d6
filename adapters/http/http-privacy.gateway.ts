import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { privacyRoutes } from '../wire/privacy.routes.ts';

/** The policy's versions over HTTP, for those who publish them. */
export const httpPrivacyGateway = (client: ApiClient): AgreementTextGateway => ({
  read: () => client.call(privacyRoutes.policyHistory, {}),
  readVersion: (version) => client.call(privacyRoutes.policyVersion, { version }),
  publish: (policy, version) => client.call(privacyRoutes.publishPolicy, { policy, rev: version }),
});
