import { sessionApi } from '#core/session/session.api.ts';
import { routesOf } from './routes-of.ts';

export const sessionRoutes = routesOf(sessionApi, {
  accountRefresh: 'POST account/token/refresh',
  msaRefresh: 'POST msa/token/refresh',
  accountLogout: 'POST account/logout',
  msaLogout: 'POST msa/logout',
  accountMe: 'GET account/me',
  msaMe: 'GET msa/me',
  loginRequirements: 'GET account/requirements',
});
