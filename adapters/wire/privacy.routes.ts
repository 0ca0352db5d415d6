import { privacyApi } from '#core/privacy/privacy.api.ts';
import { routesOf } from './routes-of.ts';

export const privacyRoutes = routesOf(privacyApi, {
  policyHistory: 'GET privacyPolicy/versions',
  policyVersion: 'GET privacyPolicy/versions/{version}',
  publishPolicy: 'PUT privacyPolicy?rev',
});
