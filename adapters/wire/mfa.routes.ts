import { mfaApi } from '#core/mfa/mfa.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof mfaApi> = {
  contactMethods: 'GET account/contactMethods',
  requestCode: 'POST mfa/request',
  codeDeparture: 'GET mfa/departure',
  verifyCode: 'POST mfa/verify',
};

export const mfaRoutes = routesOf(mfaApi, lines);
