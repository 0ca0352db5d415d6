import { healthApi } from '#core/smoke/health.api.ts';
import { routesOf } from './routes-of.ts';

export const healthRoutes = routesOf(healthApi, {
  health: 'GET health',
  healthLive: 'GET health/live',
  healthReady: 'GET health/ready',
});
