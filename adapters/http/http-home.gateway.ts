import type { ClassicGateway } from '#core/classic/classic-portal.port.ts';
import type { HomeGateway } from '#core/home/home.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import * as wire from '../wire/home.wire.ts';
import { staffHome } from '../wire/staff-home.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What each audience lands on, over HTTP. */
export const httpHomeGateway = (client: ApiClient): HomeGateway => ({
  dealerHome: (how) => client.call(wire.dealerHome, {}, how),
  dealerVolume: (how) => client.call(wire.dealerVolume, {}, how),
  consumerHome: (how) => client.call(wire.consumerHome, {}, how),
  staffHome: () => client.call(staffHome, {}),
});

/** The way into the classic portal, over HTTP. */
export const httpClassicGateway = (client: ApiClient): ClassicGateway => ({
  createKey: async (input) =>
    mapOk(await client.call(wire.classicKey, input), ({ rwKey }) => rwKey),
});
