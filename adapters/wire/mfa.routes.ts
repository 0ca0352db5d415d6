import { mfaApi } from '#core/mfa/mfa.api.ts';
import { routesOf } from './routes-of.ts';

export const mfaRoutes = routesOf(mfaApi, {
  contactMethods: 'GET account/contactMethods',
  requestCode: 'POST mfa/request',
  codeDeparture: 'GET mfa/departure',
  verifyCode: 'POST mfa/verify',
});
