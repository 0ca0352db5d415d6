import * as wire from '#adapters/wire/sites.wire.ts';
import { plugin } from './plugin.ts';

/** A dealer's sites; every one carries the group the request names, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
export const sitesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.searchSites, backend.searchSites);
  routes.serve(wire.transmitterDetails, backend.findSite);
  routes.serve(wire.favoriteSites, backend.listFavoriteSites);
  routes.serve(wire.recentSites, backend.listRecentSites);
  routes.serve(wire.setFavoriteSite, backend.setFavoriteSite);
  routes.serve(wire.siteInfo, backend.readSiteInfo);
});
