import { publicApi } from '#core/notices/public.api.ts';
import { routesOf } from './routes-of.ts';

export const publicRoutes = routesOf(publicApi, {
  statusBanner: 'GET statusBanner',
  dealerBranding: 'GET dealer/branding',
  health: 'GET health',
  healthLive: 'GET health/live',
  healthReady: 'GET health/ready',
});
