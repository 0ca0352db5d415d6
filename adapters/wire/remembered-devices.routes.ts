import { rememberedDevicesApi } from '#core/remembered-devices/remembered-devices.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof rememberedDevicesApi> = {
  rememberedDevices: 'GET account/devices',
  revokeDevice: 'DELETE account/devices/{id}',
};

export const rememberedDevicesRoutes = routesOf(rememberedDevicesApi, lines);
