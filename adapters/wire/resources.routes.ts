import { resourcesApi } from '#core/resources/resources.api.ts';
import { routesOf } from './routes-of.ts';

export const resourcesRoutes = routesOf(resourcesApi, {
  listResources: 'GET resources',
  resourceFile: 'GET resources/{id}/file',
  noteResourceView: 'POST resources/{id}/views',
});
