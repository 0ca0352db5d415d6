import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import type { registrationApi } from '#core/registration/registration.api.ts';
import type { GatewayOf } from '#core/operations/gateway-of.ts';

/** Returns the gateway for customer registration. */
export const registrationGateway = (
  registration: GatewayOf<typeof registrationApi>,
): RegistrationGateway => ({
  register: (input) => registration.registerMsa(input),
  verifyEmail: (code) => registration.verifyRegistration({ code }),
  resend: (code) => registration.resendRegistration({ code }),
  refuseContact: (code) => registration.refuseContact({ code }),
  look: (otp) => registration.lookAtLink({ otp }),
  join: (input) => registration.acceptInvitation(input),
  setPassword: (input) => registration.setFirstPassword(input),
});
