import * as wire from '#adapters/wire/home.wire.ts';
import { plugin } from './plugin.ts';

/** What each audience lands on, and the hand-over to the classic portal, which may end the session and so sets cookies (spec §2.1, §7.2). */
export const homePlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.dealerHome, backend.readDealerHome);
  routes.serve(wire.consumerHome, backend.readConsumerHome);
  routes.serve(wire.staffHome, backend.readStaffHome);
  routes.serve(wire.classicKey, backend.createClassicKey);
});
