import type { ClassicGateway } from '#core/classic/classic-portal.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { classicKey } from '../wire/home.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The one-time key of the classic portal over HTTP. */
export const httpClassicGateway = (client: ApiClient): ClassicGateway => ({
  createKey: async (input) => mapOk(await client.call(classicKey, input), ({ rwKey }) => rwKey),
});
