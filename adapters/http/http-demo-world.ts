import * as z from 'zod/mini';
import type { DemoWorld } from '#core/configuration/demo-world.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';
import { readConfiguration } from './read-configuration.ts';

/** Path that resets the demo data. Exists only on a demo deployment. */
const RESET_PATH = '/demo/reset';

/** Calls the demo operations over HTTP, whose paths are outside the API base path. */
export const httpDemoWorld = (client: ApiClient): DemoWorld => ({
  accounts: async () => mapOk(await readConfiguration(client), ({ demo }) => demo?.accounts ?? []),
  restore: async () =>
    mapOk(
      await client.send(
        { method: 'POST', path: RESET_PATH, query: {}, body: {}, background: false },
        z.unknown(),
      ),
      () => undefined,
    ),
});
