import { mapOk } from '#core/kernel/result.ts';
import type { ProfileGateway } from '#core/profile/profile.gateway.port.ts';
import type { RememberedDeviceGateway } from '#core/remembered-devices/remembered-device.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { profileRoutes } from '../wire/profile.routes.ts';
import { rememberedDevicesRoutes } from '../wire/remembered-devices.routes.ts';

/** The own account of a signed-in person over HTTP. */
export const httpProfileGateway = (client: ApiClient): ProfileGateway => ({
  confirmPassword: (password) => client.call(profileRoutes.confirmPassword, { password }),
  startContactChange: (input) => client.call(profileRoutes.startContactChange, input),
  contactDeparture: async () =>
    mapOk(
      await client.call(profileRoutes.contactDeparture, {}, { background: true }),
      ({ state }) => state,
    ),
  finishContactChange: (input) => client.call(profileRoutes.finishContactChange, input),
  removePhone: (input) => client.call(profileRoutes.removePhone, input),
  changePassword: (input) => client.call(profileRoutes.changeOwnPassword, input),
  sessions: async () =>
    mapOk(
      await client.call(profileRoutes.ownSessions, {}, { background: true }),
      (answer) => answer.sessions,
    ),
  endSession: (id) => client.call(profileRoutes.endOwnSession, { id }),
  endOtherSessions: () => client.call(profileRoutes.endOtherSessions, {}),
});

/** Remembered devices over HTTP; a background read: the dialog says itself what went wrong. */
export const httpRememberedDevicesGateway = (client: ApiClient): RememberedDeviceGateway => ({
  load: async () =>
    mapOk(
      await client.call(rememberedDevicesRoutes.rememberedDevices, {}, { background: true }),
      (answer) => answer.devices,
    ),
  revoke: (id) => client.call(rememberedDevicesRoutes.revokeDevice, { id }),
});
