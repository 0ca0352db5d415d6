import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import * as wire from '../wire/registration.wire.ts';
import type { ApiClient } from './api-client.ts';

/** How customers get a login, over HTTP. */
export const httpRegistrationGateway = (client: ApiClient): RegistrationGateway => ({
  register: client.operation(wire.registerMsa),
  verifyEmail: (code) => client.call(wire.verifyRegistration, { code }),
  resend: (code) => client.call(wire.resendRegistration, { code }),
  refuseContact: (code) => client.call(wire.refuseContact, { code }),
  look: (otp) => client.call(wire.lookAtLink, { otp }),
  join: client.operation(wire.acceptInvitation),
  setPassword: client.operation(wire.setFirstPassword),
});
