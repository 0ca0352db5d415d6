import { ssoApi } from '#core/sso/sso.api.ts';
import { routesOf } from './routes-of.ts';

export const ssoRoutes = routesOf(ssoApi, {
  ssoTenant: 'GET account/sso/tenant',
  ssoExchange: 'POST account/sso/exchange',
});
