import { noticesApi } from '#core/notices/notices.api.ts';
import { routesOf } from './routes-of.ts';

export const noticesRoutes = routesOf(noticesApi, {
  editedBanner: 'GET statusBanner/settings',
  bannerVersions: 'GET statusBanner/versions',
  setBannerEnd: 'PUT statusBanner/end',
  saveBanner: 'PUT statusBanner?rev',
});
