import { noticesApi } from '#core/notices/notices.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof noticesApi> = {
  editedBanner: 'GET statusBanner/settings',
  bannerVersions: 'GET statusBanner/versions',
  setBannerEnd: 'PUT statusBanner/end',
  saveBanner: 'PUT statusBanner?rev',
};

export const noticesRoutes = routesOf(noticesApi, lines);
