import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { rememberedDeviceSchema } from './remembered-device.schema.ts';
import { text } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const anyone = { kind: 'full', applications: [1, 2, 3], permissions: [] } as const;

export const rememberedDevicesApi = {
  rememberedDevices: operation({
    summary: 'Remembered browsers of the caller',
    access: anyone,
    output: z.object({ devices: z.array(rememberedDeviceSchema) }),
    background: true,
  }),

  revokeDevice: operation({
    summary: 'Remove a remembered browser; idempotent',
    access: anyone,
    input: { id: text(64) },
    impersonation: 'never',
  }),
};

/** The provider's operations for remembered browsers, in which this person needs no sign-in code (SECURITY.md §2.6). */
export type RememberedDevicesGateway = GatewayOf<typeof rememberedDevicesApi>;
