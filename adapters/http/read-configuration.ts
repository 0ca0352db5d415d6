import {
  runtimeConfigurationSchema,
  type RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import type { Failure } from '#core/kernel/failure.ts';
import type { Result } from '#core/kernel/result.ts';
import { CONFIGURATION_PATH } from '../wire/headers.ts';
import type { ApiClient } from './api-client.ts';

/** The deployment's configuration, so that one build serves them all; read without stamps, for it lies outside the API base. */
export const readConfiguration = (
  client: ApiClient,
): Promise<Result<RuntimeConfiguration, Failure>> =>
  client.send(
    { method: 'GET', path: CONFIGURATION_PATH, query: {}, body: null, background: true },
    runtimeConfigurationSchema,
  );
