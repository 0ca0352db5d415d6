import { agreementApi } from '#core/agreement/agreement.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof agreementApi> = {
  terms: 'GET account/terms',
  acceptTerms: 'PUT account/terms/accept',
  privacyPolicy: 'GET privacyPolicy',
  acceptPrivacyPolicy: 'PUT privacyPolicy/accept',
};

export const agreementRoutes = routesOf(agreementApi, lines);
