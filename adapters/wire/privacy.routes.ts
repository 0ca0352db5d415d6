import { privacyApi } from '#core/privacy/privacy.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof privacyApi> = {
  policyHistory: 'GET privacyPolicy/versions',
  policyVersion: 'GET privacyPolicy/versions/{version}',
  publishPolicy: 'PUT privacyPolicy?rev',
};

export const privacyRoutes = routesOf(privacyApi, lines);
