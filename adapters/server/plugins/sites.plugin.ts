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

/** A dealer's sites: search, favourites, recents and site info (spec §2.2, §7.3). */
export const serveSites = (routes: ApiRoutes, backend: SiteCases): void => {
  routes.session(searchSites, async ({ caller, siteGroupNum, query }) =>
    bare(
      await backend.searchSites(caller, {
        siteGroupNum,
        text: query.text,
        field: query.field ?? null,
      }),
    ),
  );
  routes.session(transmitterDetails, async ({ caller, siteGroupNum, query }) =>
    bare(await backend.findSite(caller, { siteGroupNum, transmitterCode: query.xmit })),
  );
  routes.session(favoriteSites, async ({ caller, siteGroupNum }) =>
    bare(await backend.listFavoriteSites(caller, { siteGroupNum })),
  );
  routes.session(recentSites, async ({ caller, siteGroupNum }) =>
    bare(await backend.listRecentSites(caller, { siteGroupNum })),
  );
  routes.session(setFavoriteSite, async ({ caller, siteGroupNum, body }) =>
    bare(await backend.setFavoriteSite(caller, { siteGroupNum, ...body })),
  );
  routes.session(siteInfo, async ({ caller, siteGroupNum, params }) =>
    bare(await backend.readSiteInfo(caller, { siteGroupNum, siteNum: params.sn })),
  );
};
