import * as wire from '#adapters/wire/sites.wire.ts';
import { plugin } from './plugin.ts';

/** A dealer's sites: search, favourites, recents and site info (spec §2.2, §7.3). */
export const sitesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.searchSites, backend.searchSites);
  routes.serve(wire.transmitterDetails, backend.findSite);
  routes.serve(wire.favoriteSites, backend.listFavoriteSites);
  routes.serve(wire.recentSites, backend.listRecentSites);
  routes.serve(wire.setFavoriteSite, backend.setFavoriteSite);
  routes.serve(wire.siteInfo, backend.readSiteInfo);
});
