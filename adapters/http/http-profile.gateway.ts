import { mapOk } from '#core/kernel/result.ts';
import type { ProfileGateway } from '#core/profile/profile.gateway.port.ts';
import type { RememberedDeviceGateway } from '#core/remembered-devices/remembered-device.gateway.port.ts';
import * as wire from '../wire/profile.wire.ts';
import * as devices from '../wire/remembered-devices.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The own account of a signed-in person over HTTP. */
export const httpProfileGateway = (client: ApiClient): ProfileGateway => ({
  confirmPassword: (password) => client.call(wire.confirmPassword, { password }),
  startContactChange: client.operation(wire.startContactChange),
  contactDeparture: async () =>
    mapOk(await client.call(wire.contactDeparture, {}, { background: true }), ({ state }) => state),
  finishContactChange: client.operation(wire.finishContactChange),
  removePhone: client.operation(wire.removePhone),
  changePassword: client.operation(wire.changeOwnPassword),
  sessions: async () =>
    mapOk(
      await client.call(wire.ownSessions, {}, { background: true }),
      (answer) => answer.sessions,
    ),
  endSession: (id) => client.call(wire.endOwnSession, { id }),
  endOtherSessions: () => client.call(wire.endOtherSessions, {}),
});

/** Remembered devices over HTTP; a background read: the dialog says itself what went wrong. */
export const httpRememberedDevicesGateway = (client: ApiClient): RememberedDeviceGateway => ({
  load: async () =>
    mapOk(
      await client.call(devices.rememberedDevices, {}, { background: true }),
      (answer) => answer.devices,
    ),
  revoke: (id) => client.call(devices.revokeDevice, { id }),
});
