import type { ResourceGateway } from '#core/resources/resource.gateway.port.ts';
import * as wire from '../wire/resources.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The library of dealers over HTTP. */
export const httpResourcesGateway = (client: ApiClient): ResourceGateway => ({
  list: () => client.call(wire.listResources, {}),
  download: (id) => client.call(wire.resourceFile, { id }),
  noteView: (id) => client.call(wire.noteResourceView, { id }, { background: true }),
});
