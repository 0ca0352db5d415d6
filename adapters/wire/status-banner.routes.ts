import { statusBannerApi } from '#core/notices/status-banner.api.ts';
import { routesOf } from './routes-of.ts';

export const statusBannerRoutes = routesOf(statusBannerApi, {
  statusBanner: 'GET statusBanner',
});
