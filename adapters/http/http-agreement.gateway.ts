import { mapOk } from '#core/kernel/result.ts';
import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import * as wire from '../wire/agreement.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Its failure opens no error page: whoever asked for a text is told beside it. */
const QUIET = { background: true } as const;

/** What a person agrees to, over HTTP. */
export const httpAgreementGateway = (client: ApiClient): AgreementGateway => ({
  terms: () => client.call(wire.terms, {}, QUIET),
  acceptTerms: (version) => client.call(wire.acceptTerms, { version }),
  privacyPolicy: async () =>
    mapOk(await client.call(wire.privacyPolicy, {}, QUIET), ({ version, policyText }) => ({
      version,
      text: policyText,
    })),
  acceptPrivacyPolicy: () => client.call(wire.acceptPrivacyPolicy, {}),
});
