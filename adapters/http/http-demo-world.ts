import * as z from 'zod/mini';
import type { DemoWorld } from '#core/configuration/demo-world.port.ts';
import type { DemoAccount } from '#core/configuration/runtime-configuration.schema.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';
import { readConfiguration } from './read-configuration.ts';

/** Where the demo world is put back; a demo deployment only, elsewhere the address is not there. */
const RESET_PATH = '/demo/reset';

/** The demo world over HTTP; not part of the API, so its addresses stand outside the API base. */
export class HttpDemoWorld implements DemoWorld {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  async accounts(): Promise<Result<readonly DemoAccount[], Failure>> {
    const read = await readConfiguration(this.#client);
    return read.ok ? ok(read.value.demo?.accounts ?? []) : read;
  }

  async restore(): Promise<Result<void, Failure>> {
    const done = await this.#client.send(
      { method: 'POST', path: RESET_PATH, query: {}, body: {}, background: false },
      z.unknown(),
    );
    return done.ok ? ok(undefined) : done;
  }
}
