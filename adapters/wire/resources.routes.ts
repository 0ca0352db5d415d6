import { resourcesApi } from '#core/resources/resources.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof resourcesApi> = {
  listResources: 'GET resources',
  resourceFile: 'GET resources/{id}/file',
  noteResourceView: 'POST resources/{id}/views',
};

export const resourcesRoutes = routesOf(resourcesApi, lines);
