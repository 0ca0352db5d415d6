import type { ResourceGateway } from '#core/resources/resource.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { resourcesRoutes } from '../wire/resources.routes.ts';

/** The library of dealers over HTTP. */
export const httpResourcesGateway = (client: ApiClient): ResourceGateway => ({
  list: () => client.call(resourcesRoutes.listResources, {}),
  download: (id) => client.call(resourcesRoutes.resourceFile, { id }),
  noteView: (id) => client.call(resourcesRoutes.noteResourceView, { id }, { background: true }),
});
