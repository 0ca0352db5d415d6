import { ssoApi } from '#core/sso/sso.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof ssoApi> = {
  ssoTenant: 'GET account/sso/tenant',
  ssoExchange: 'POST account/sso/exchange',
};

export const ssoRoutes = routesOf(ssoApi, lines);
