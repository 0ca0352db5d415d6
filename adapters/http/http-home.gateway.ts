import type { ClassicGateway } from '#core/classic/classic-portal.port.ts';
import type { HomeGateway } from '#core/home/home.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';
import { homeRoutes } from '../wire/home.routes.ts';
import { staffHomeRoutes } from '../wire/staff-home.routes.ts';

/** What each audience lands on, over HTTP. */
export const httpHomeGateway = (client: ApiClient): HomeGateway => ({
  dealerHome: (how) => client.call(homeRoutes.dealerHome, {}, how),
  dealerVolume: (how) => client.call(homeRoutes.dealerVolume, {}, how),
  consumerHome: (how) => client.call(homeRoutes.consumerHome, {}, how),
  staffHome: () => client.call(staffHomeRoutes.staffHome, {}),
});

/** The way into the classic portal, over HTTP. */
export const httpClassicGateway = (client: ApiClient): ClassicGateway => ({
  createKey: async (input) =>
    mapOk(await client.call(homeRoutes.classicKey, input), ({ rwKey }) => rwKey),
});
