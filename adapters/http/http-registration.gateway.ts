import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { registrationRoutes } from '../wire/registration.routes.ts';

/** How customers get a login, over HTTP. */
export const httpRegistrationGateway = (client: ApiClient): RegistrationGateway => ({
  register: (input) => client.call(registrationRoutes.registerMsa, input),
  verifyEmail: (code) => client.call(registrationRoutes.verifyRegistration, { code }),
  resend: (code) => client.call(registrationRoutes.resendRegistration, { code }),
  refuseContact: (code) => client.call(registrationRoutes.refuseContact, { code }),
  look: (otp) => client.call(registrationRoutes.lookAtLink, { otp }),
  join: (input) => client.call(registrationRoutes.acceptInvitation, input),
  setPassword: (input) => client.call(registrationRoutes.setFirstPassword, input),
});
