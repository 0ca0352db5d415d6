import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import * as wire from '../wire/privacy.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The policy's versions over HTTP, for those who publish them. */
export const httpPrivacyGateway = (client: ApiClient): AgreementTextGateway => ({
  read: () => client.call(wire.policyHistory, {}),
  readVersion: (version) => client.call(wire.policyVersion, { version }),
  publish: (policy, version) => client.call(wire.publishPolicy, { policy, rev: String(version) }),
});
