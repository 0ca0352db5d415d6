import { rememberedDevicesApi } from '#core/remembered-devices/remembered-devices.api.ts';
import { routesOf } from './routes-of.ts';

export const rememberedDevicesRoutes = routesOf(rememberedDevicesApi, {
  rememberedDevices: 'GET account/devices',
  revokeDevice: 'DELETE account/devices/{id}',
});
