import type { ProfileGateway } from '#core/profile/profile.gateway.port.ts';
import * as wire from '../wire/profile.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The own account of a signed-in person over HTTP. */
export const httpProfileGateway = (client: ApiClient): ProfileGateway => ({
  confirmPassword: (password) => client.call(wire.confirmPassword, { password }),
  startContactChange: client.operation(wire.startContactChange),
  finishContactChange: client.operation(wire.finishContactChange),
  removePhone: () => client.call(wire.removePhone, {}),
});
