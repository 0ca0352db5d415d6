import * as z from 'zod/mini';
import type { DemoWorld } from '#core/configuration/demo-world.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';
import { readConfiguration } from './read-configuration.ts';

/** Where the demo world is put back; a demo deployment only, elsewhere the address is not there. */
const RESET_PATH = '/demo/reset';

/** The demo world over HTTP; not part of the API, so its addresses stand outside the API base. */
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
