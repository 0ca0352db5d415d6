import { liveApi } from '#core/live/live.api.ts';
import { routesOf } from './routes-of.ts';

export const liveRoutes = routesOf(liveApi, {
  liveStream: 'GET live',
});
