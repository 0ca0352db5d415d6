import { mapOk } from '#core/kernel/result.ts';
import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import * as wire from '../wire/agreement.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Terms and privacy policy over HTTP, read in the background: the step says itself what went wrong. */
export const httpAgreementGateway = (client: ApiClient): AgreementGateway => ({
  terms: () => client.call(wire.terms, {}, { background: true }),
  acceptTerms: (version) => client.call(wire.acceptTerms, { version }),
  privacyPolicy: async () =>
    mapOk(
      await client.call(wire.privacyPolicy, {}, { background: true }),
      ({ version, policyText }) => ({ version, text: policyText }),
    ),
  acceptPrivacyPolicy: () => client.call(wire.acceptPrivacyPolicy, {}),
});
