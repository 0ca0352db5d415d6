import { registrationApi } from '#core/registration/registration.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof registrationApi> = {
  registerMsa: 'POST msa/register',
  verifyRegistration: 'POST account/registration/verify',
  resendRegistration: 'POST account/registration/resend',
  refuseContact: 'POST account/registration/refuseContact',
  lookAtLink: 'POST account/registration/look',
  acceptInvitation: 'POST account/registration/join',
  setFirstPassword: 'POST account/registration/password',
};

export const registrationRoutes = routesOf(registrationApi, lines);
