import { loginApi } from '#core/login/login.api.ts';
import { routesOf } from './routes-of.ts';

export const loginRoutes = routesOf(loginApi, {
  credentialLogin: 'POST account/login/credentials',
  consumerLogin: 'POST msa/login',
  clientIp: 'GET account/login/ip',
});
