import { liveApi } from '#core/live/live.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof liveApi> = {
  liveStream: 'GET live',
};

export const liveRoutes = routesOf(liveApi, lines);
