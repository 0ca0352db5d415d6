import { loginApi } from '#core/login/login.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof loginApi> = {
  credentialLogin: 'POST account/login/credentials',
  consumerLogin: 'POST msa/login',
  clientIp: 'GET account/login/ip',
};

export const loginRoutes = routesOf(loginApi, lines);
