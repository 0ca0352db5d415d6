import {
  runtimeConfigurationSchema,
  type RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { CONFIGURATION_PATH } from '../wire/headers.ts';
import type { ApiClient } from './api-client.ts';

/**
 * Reads the configuration of the deployment. The request has no stamps and is outside the API base, because the
 * configuration contains the address of the API.
 */
export const readConfiguration = (
  client: ApiClient,
): Promise<Result<RuntimeConfiguration, Failure>> =>
  client.send(
    { method: 'GET', path: CONFIGURATION_PATH, query: {}, body: null, background: true },
    runtimeConfigurationSchema,
  );
