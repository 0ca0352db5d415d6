import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { rememberedDeviceSchema } from './remembered-device.schema.ts';
import { text } from '../operations/fields.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

export const rememberedDevicesApi = {
  rememberedDevices: operation({
    summary: 'The own remembered browsers',
    access: anyone,
    output: z.object({ devices: z.array(rememberedDeviceSchema) }),
  }),

  revokeDevice: operation({
    summary: 'Forget a remembered browser; repeating it changes nothing',
    access: anyone,
    input: { id: text(64) },
    impersonation: 'never',
  }),
};
