import type { DeploymentGateway } from '#core/smoke/smoke.port.ts';
import type { ApiClient } from '../http/api-client.ts';
import { readConfiguration } from '../http/read-configuration.ts';
import { health } from '../wire/public.wire.ts';

/** What a deployment says about itself, over HTTP. */
export class HttpDeploymentGateway implements DeploymentGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  health(): ReturnType<DeploymentGateway['health']> {
    return this.#client.call(health, {}, { background: true });
  }

  configuration(): ReturnType<DeploymentGateway['configuration']> {
    return readConfiguration(this.#client);
  }
}
