import { mapOk } from '#core/kernel/result.ts';
import type { SiteGateway } from '#core/sites/site.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { attentionRoutes } from '../wire/attention.routes.ts';
import { sitesRoutes } from '../wire/sites.routes.ts';

/** A dealer's sites over HTTP. */
export const httpSitesGateway = (client: ApiClient): SiteGateway => ({
  search: ({ text, field }) =>
    client.call(sitesRoutes.searchSites, { text, field: field ?? undefined }),
  findByTransmitter: (xmit) => client.call(sitesRoutes.transmitterDetails, { xmit }),
  favorites: async (how) =>
    mapOk(await client.call(sitesRoutes.favoriteSites, {}, how), ({ sites }) => sites),
  recents: async (how) =>
    mapOk(await client.call(sitesRoutes.recentSites, {}, how), ({ sites }) => sites),
  setFavorite: (input) => client.call(sitesRoutes.setFavoriteSite, input),
  watch: (sn, watched) => client.call(attentionRoutes.watchSite, { sn, watched }),
  dataSheet: (sn) => client.call(sitesRoutes.dataSheet, { sn }),
  info: (sn, how) => client.call(sitesRoutes.siteInfo, { sn }, how),
});
