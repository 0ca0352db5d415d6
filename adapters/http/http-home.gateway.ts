import type { HomeGateway } from '#core/home/home.gateway.port.ts';
import * as wire from '../wire/home.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What each audience lands on, over HTTP. */
export const httpHomeGateway = (client: ApiClient): HomeGateway => ({
  dealerHome: (how) => client.call(wire.dealerHome, {}, how),
  consumerHome: () => client.call(wire.consumerHome, {}),
  staffHome: () => client.call(wire.staffHome, {}),
});
