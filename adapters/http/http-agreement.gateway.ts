import { mapOk } from '#core/kernel/result.ts';
import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { agreementRoutes } from '../wire/agreement.routes.ts';

/** A failure opens no error page, because the form that requested the text shows the error. */
const QUIET = { background: true } as const;

/** Reads the terms and the privacy policy over HTTP. */
export const httpAgreementGateway = (client: ApiClient): AgreementGateway => ({
  terms: () => client.call(agreementRoutes.terms, {}, QUIET),
  acceptTerms: (version) => client.call(agreementRoutes.acceptTerms, { version }),
  privacyPolicy: async () =>
    mapOk(
      await client.call(agreementRoutes.privacyPolicy, {}, QUIET),
      ({ version, policyText }) => ({
        version,
        text: policyText,
      }),
    ),
  acceptPrivacyPolicy: () => client.call(agreementRoutes.acceptPrivacyPolicy, {}),
});
