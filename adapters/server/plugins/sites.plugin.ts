import type { Backend } from '#core/backend/backend.ts';
import {
  favoriteSites,
  recentSites,
  searchSites,
  setFavoriteSite,
  siteInfo,
  transmitterDetails,
} from '#adapters/wire/sites.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type SiteCases = Pick<
  Backend,
  | 'searchSites'
  | 'findSite'
  | 'listFavoriteSites'
  | 'listRecentSites'
  | 'setFavoriteSite'
  | 'readSiteInfo'
>;

/** A dealer's sites; every one carries the group the request names, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
export const serveSites = (routes: ApiRoutes, backend: SiteCases): void => {
  routes.session(searchSites, async ({ caller, siteGroupNum, query }) =>
    bare(
      await backend.searchSites.execute(caller, {
        siteGroupNum,
        text: query.text,
        field: query.field ?? null,
      }),
    ),
  );
  routes.session(transmitterDetails, async ({ caller, siteGroupNum, query }) =>
    bare(await backend.findSite.execute(caller, { siteGroupNum, transmitterCode: query.xmit })),
  );
  routes.session(favoriteSites, async ({ caller, siteGroupNum }) =>
    bare(await backend.listFavoriteSites.execute(caller, { siteGroupNum })),
  );
  routes.session(recentSites, async ({ caller, siteGroupNum }) =>
    bare(await backend.listRecentSites.execute(caller, { siteGroupNum })),
  );
  routes.session(setFavoriteSite, async ({ caller, siteGroupNum, body }) =>
    bare(await backend.setFavoriteSite.execute(caller, { siteGroupNum, ...body })),
  );
  routes.session(siteInfo, async ({ caller, siteGroupNum, params }) =>
    bare(await backend.readSiteInfo.execute(caller, { siteGroupNum, siteNum: params.sn })),
  );
};
