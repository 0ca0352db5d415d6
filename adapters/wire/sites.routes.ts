import { sitesApi } from '#core/sites/sites.api.ts';
import { routesOf } from './routes-of.ts';

export const sitesRoutes = routesOf(sitesApi, {
  searchSites: 'GET site/search',
  transmitterDetails: 'GET device/xmit/details',
  favoriteSites: 'GET site/favorites',
  recentSites: 'GET site/recents',
  setFavoriteSite: 'PUT site/favorite',
  siteInfo: 'GET site/{sn}/info',
  dataSheet: 'GET site/{sn}/data-sheet',
});
