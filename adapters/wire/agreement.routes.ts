import { agreementApi } from '#core/agreement/agreement.api.ts';
import { routesOf } from './routes-of.ts';

export const agreementRoutes = routesOf(agreementApi, {
  terms: 'GET account/terms',
  acceptTerms: 'PUT account/terms/accept',
  privacyPolicy: 'GET privacyPolicy',
  acceptPrivacyPolicy: 'PUT privacyPolicy/accept',
});
