import { mapOk } from '#core/kernel/result.ts';
import type { SiteGateway } from '#core/sites/site.gateway.port.ts';
import { watchSite } from '../wire/attention.wire.ts';
import * as wire from '../wire/sites.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A dealer's sites over HTTP. */
export const httpSitesGateway = (client: ApiClient): SiteGateway => ({
  search: ({ text, field }) => client.call(wire.searchSites, { text, field: field ?? undefined }),
  findByTransmitter: (xmit) => client.call(wire.transmitterDetails, { xmit }),
  favorites: async (how) =>
    mapOk(await client.call(wire.favoriteSites, {}, how), ({ sites }) => sites),
  recents: async (how) => mapOk(await client.call(wire.recentSites, {}, how), ({ sites }) => sites),
  setFavorite: client.operation(wire.setFavoriteSite),
  watch: (sn, watched) => client.call(watchSite, { sn, watched }),
  dataSheet: (sn) => client.call(wire.dataSheet, { sn }),
  info: (sn, how) => client.call(wire.siteInfo, { sn }, how),
});
