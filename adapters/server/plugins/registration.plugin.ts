import * as wire from '#adapters/wire/registration.wire.ts';
import { only } from '../http/use-case.ts';
import { plugin } from './plugin.ts';

/** How customers get a login; a first password is set in both variants, by invited people and a new installation's first staff (spec §4.3). */
export const registrationPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.registerMsa, only('consumer', backend.registerMsa));
  routes.serve(wire.verifyRegistration, only('consumer', backend.verifyRegistration));
  routes.serve(wire.resendRegistration, only('consumer', backend.resendRegistration));
  routes.serve(wire.setFirstPassword, backend.setFirstPassword);
});
