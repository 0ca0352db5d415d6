import { statusBannerApi } from '#core/notices/status-banner.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof statusBannerApi> = {
  statusBanner: 'GET statusBanner',
};

export const statusBannerRoutes = routesOf(statusBannerApi, lines);
