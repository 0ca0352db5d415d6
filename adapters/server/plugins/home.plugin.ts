import type { Backend } from '#core/backend/backend.ts';
import { classicKey, consumerHome, dealerHome, staffHome } from '#adapters/wire/home.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type HomeCases = Pick<
  Backend,
  'readDealerHome' | 'readConsumerHome' | 'readStaffHome' | 'createClassicKey'
>;

/** What each audience lands on, and the hand-over to the classic portal, which may end the session and so sets cookies (spec §2.1, §7.2). */
export const serveHome = (routes: ApiRoutes, backend: HomeCases): void => {
  routes.session(dealerHome, async ({ caller, siteGroupNum }) =>
    bare(await backend.readDealerHome.execute(caller, { siteGroupNum })),
  );
  routes.session(consumerHome, async ({ caller }) =>
    bare(await backend.readConsumerHome.execute(caller)),
  );
  routes.session(staffHome, async ({ caller }) =>
    bare(await backend.readStaffHome.execute(caller)),
  );
  routes.session(classicKey, ({ caller, query }) =>
    backend.createClassicKey.execute(caller, {
      deleteSession: query.deleteSession === 'true',
      userRequested: query.userRequested === 'true',
    }),
  );
};
