import {
  runtimeConfigurationSchema,
  type RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { CONFIGURATION_PATH } from '../wire/headers.ts';
import type { ApiClient } from './api-client.ts';

/** Reads the configuration of the deployment, which contains the API's URL. The request needs no session. */
export const readConfiguration = (
  client: ApiClient,
): Promise<Result<RuntimeConfiguration, Failure>> =>
  client.send(
    { method: 'GET', path: CONFIGURATION_PATH, query: {}, body: null, background: true },
    runtimeConfigurationSchema,
  );
