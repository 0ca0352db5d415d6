import * as z from 'zod/mini';
import { rememberedDeviceSchema } from '#core/remembered-devices/remembered-device.schema.ts';
import { get, remove } from './endpoint.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

export const rememberedDevices = get('rememberedDevices', 'account/devices', {
  summary: 'The own remembered browsers',
  access: anyone,
  reply: z.object({ devices: z.array(rememberedDeviceSchema) }),
});

export const revokeDevice = remove('revokeDevice', 'account/devices/{id}', {
  summary: 'Forget a remembered browser; repeating it changes nothing',
  impersonation: 'never',
  access: anyone,
  params: z.strictObject({ id: text(64) }),
  reply: nothingSchema,
});
