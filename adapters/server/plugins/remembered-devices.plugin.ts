import * as wire from '#adapters/wire/remembered-devices.wire.ts';
import { plugin } from './plugin.ts';

/** The own remembered browsers; revoking one that is gone already succeeds (SECURITY.md §2.6). */
export const rememberedDevicesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.rememberedDevices, backend.listDevices);
  routes.serve(wire.revokeDevice, backend.revokeDevice);
});
