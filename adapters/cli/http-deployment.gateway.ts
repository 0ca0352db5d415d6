import type { DeploymentGateway } from '#core/smoke/smoke.port.ts';
import type { ApiClient } from '../http/api-client.ts';
import { readConfiguration } from '../http/read-configuration.ts';
import { health } from '../wire/public.wire.ts';

/** What a deployment says about itself, over HTTP. */
export const httpDeploymentGateway = (client: ApiClient): DeploymentGateway => ({
  health: () => client.call(health, {}, { background: true }),
  configuration: () => readConfiguration(client),
});
