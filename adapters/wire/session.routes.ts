import { sessionApi } from '#core/session/session.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof sessionApi> = {
  accountRefresh: 'POST account/token/refresh',
  msaRefresh: 'POST msa/token/refresh',
  accountLogout: 'POST account/logout',
  msaLogout: 'POST msa/logout',
  accountMe: 'GET account/me',
  msaMe: 'GET msa/me',
  loginRequirements: 'GET account/requirements',
};

export const sessionRoutes = routesOf(sessionApi, lines);
