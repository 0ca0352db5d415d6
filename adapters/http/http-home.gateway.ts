import type { HomeGateway } from '#core/home/home.gateway.port.ts';
import { consumerHome, dealerHome, staffHome } from '../wire/home.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Landing pages' figures over HTTP. */
export class HttpHomeGateway implements HomeGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  dealerHome(how = { background: false }): ReturnType<HomeGateway['dealerHome']> {
    return this.#client.call(dealerHome, how);
  }

  consumerHome(): ReturnType<HomeGateway['consumerHome']> {
    return this.#client.call(consumerHome);
  }

  staffHome(): ReturnType<HomeGateway['staffHome']> {
    return this.#client.call(staffHome);
  }
}
