import { healthApi } from '#core/smoke/health.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof healthApi> = {
  health: 'GET health',
  healthLive: 'GET health/live',
  healthReady: 'GET health/ready',
};

export const healthRoutes = routesOf(healthApi, lines);
