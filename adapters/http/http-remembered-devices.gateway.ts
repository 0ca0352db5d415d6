import { mapOk } from '#core/kernel/result.ts';
import type { RememberedDeviceGateway } from '#core/remembered-devices/remembered-device.gateway.port.ts';
import * as wire from '../wire/remembered-devices.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Remembered devices over HTTP; a background read: the dialog says itself what went wrong. */
export const httpRememberedDevicesGateway = (client: ApiClient): RememberedDeviceGateway => ({
  load: async () =>
    mapOk(
      await client.call(wire.rememberedDevices, {}, { background: true }),
      ({ devices }) => devices,
    ),
  revoke: (id) => client.call(wire.revokeDevice, { id }),
});
