import { sitesApi } from '#core/sites/sites.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof sitesApi> = {
  searchSites: 'GET site/search',
  transmitterDetails: 'GET device/xmit/details',
  favoriteSites: 'GET site/favorites',
  recentSites: 'GET site/recents',
  setFavoriteSite: 'PUT site/favorite',
  siteInfo: 'GET site/{sn}/info',
  groupOfSite: 'GET site/{sn}/group',
  siteEditors: 'GET site/{sn}/editors',
  dataSheet: 'GET site/{sn}/data-sheet',
};

export const sitesRoutes = routesOf(sitesApi, lines);
