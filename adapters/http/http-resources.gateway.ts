import type { ResourceGateway } from '#core/resources/resource.gateway.port.ts';
import * as wire from '../wire/resources.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The library of dealers over HTTP. */
export class HttpResourceGateway implements ResourceGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  list(): ReturnType<ResourceGateway['list']> {
    return this.#client.call(wire.listResources);
  }

  download(id: string): ReturnType<ResourceGateway['download']> {
    return this.#client.call(wire.resourceFile, { params: { id } });
  }

  noteView(id: string): ReturnType<ResourceGateway['noteView']> {
    return this.#client.call(wire.noteResourceView, { params: { id }, background: true });
  }
}
