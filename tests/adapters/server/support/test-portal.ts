import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Container } from 'inversify';
import { HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import type { LogFields } from '#adapters/server/http/log.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import { readSettings, type Settings } from '#adapters/server/settings/read-settings.ts';
import { openListener, type Listener } from '#composition/server/open-listener.ts';
import { serverContainer } from '#composition/server/server-container.ts';
import { SystemClock } from '#adapters/server/clock/server-clock.ts';
import { SERVER } from '#composition/server/tokens.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { InlineInspector } from '#tests/backend/harness/inline-inspector.ts';
import {
  openTestDatabase,
  type Engine,
  type Kept,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { PLAIN_WEB, testKeys } from './portal-parts.ts';

/** A log line of the server. */
export interface Line {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly fields: LogFields;
}

/** A server with both listeners and the demo world, in one test database. Requests use `inject`. */
export interface TestPortal {
  readonly container: Container;
  readonly database: TestDatabase;
  readonly listeners: Readonly<Record<Variant, Listener>>;
  readonly lines: readonly Line[];
  /** Number of database round trips so far, without the begin and commit of transactions. */
  statements(): number;
  setReady(ready: boolean): void;
  close(): Promise<void>;
}

/** The schema version in the health response. */
export const SCHEMA = 70;

type Environment = Readonly<Record<string, string>>;

const settingsOf = (environment: Environment): Settings => {
  const world = environment['MODE'] === 'production' ? {} : { DEMO_NOW: '2026-03-12T14:05:00Z' };
  const settings = readSettings({ MODE: 'demo', ...world, ...environment });
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  return settings.value;
};

/** Opens a server on a database. `prepare` writes data before the server starts. */
const openServer = async (
  database: TestDatabase,
  environment: Environment,
  prepare: (container: Container) => Promise<void> = () => Promise.resolve(),
): Promise<TestPortal> => {
  const settings = settingsOf(environment);
  const lines: Line[] = [];
  const log = {
    info: (event: string, fields: LogFields = {}) => lines.push({ level: 'info', event, fields }),
    error: (event: string, fields: LogFields = {}) => lines.push({ level: 'error', event, fields }),
  };
  const container = serverContainer(settings, log, {
    clock: new SystemClock(),
    database,
    keys: testKeys(),
    documentInspector: new InlineInspector(),
  });
  await prepare(container);
  const state = { ready: true };
  const parts = { web: PLAIN_WEB, readiness: () => Promise.resolve(state.ready ? SCHEMA : null) };
  container.get(SERVER.changes).start();
  const dealer = await openListener(container, 'dealer', parts);
  const consumer = await openListener(container, 'consumer', parts);
  await Promise.all([dealer.app.ready(), consumer.app.ready()]);
  return {
    container,
    database,
    listeners: { dealer, consumer },
    lines,
    statements: () => database.statements(),
    setReady: (ready) => {
      state.ready = ready;
    },
    close: async () => {
      await container.get(SERVER.sender).stop();
      await container.get(SERVER.changes).stop();
      await Promise.all([dealer.app.close(), consumer.app.close()]);
      await database.close();
    },
  };
};

/** Databases with the demo world, shared by all test files of a worker. The key consists of the engine and the start time. */
const WORLDS = new Map<string, Kept>();

/** Opens a portal, by default on the embedded engine. `environment` overrides settings of the demo world. */
export const openTestPortal = async (
  environment: Environment = {},
  engine: Engine = 'embedded',
): Promise<TestPortal> => {
  const settings = settingsOf(environment);
  const now = settings.demoNow ?? Date.now();
  const world = `${engine} ${now}`;
  const from = WORLDS.get(world) ?? null;
  const database = await openTestDatabase({ engine, from });
  return openServer(database, environment, async (container) => {
    if (from !== null) return;
    const { hasher, vault } = container.get(SERVER.backendPorts);
    await seedDemoWorld(database, {
      now,
      consumerUrl: 'http://localhost:4281',
      dealerUrl: 'http://localhost:4280',
      providerName: 'Northgate Monitoring',
      size: 'small',
      vault,
      hashSecret: async (secret) => String(await hasher.hash(secret)),
    });
    if (settings.demoNow !== null) WORLDS.set(world, await database.keep());
  });
};

/** Opens a second server on the same PostgreSQL database. Close the second server before the first server. */
export const openServerBeside = async ({ database }: TestPortal): Promise<TestPortal> =>
  openServer(await openTestDatabase({ engine: database.engine, url: database.url }), {});

/** A browser with a cookie jar and the XSRF header. Requests use `inject`. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #portal: TestPortal;
  readonly #variant: Variant;
  /** The bearer token of the browser's requests. */
  token: string | null = null;
  /** The IP address of the browser's requests. */
  address = '127.0.0.1';
  /** If true, requests are marked as background requests, not made by a user action. */
  background = false;

  constructor(portal: TestPortal, variant: Variant = 'dealer') {
    this.#portal = portal;
    this.#variant = variant;
  }

  /** Sends a request with the cookies of the jar. Headers set in the request take precedence. */
  async send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const xsrf = this.cookies.get(XSRF_COOKIE);
    const answer = await this.#portal.listeners[this.#variant].app.inject({
      remoteAddress: this.address,
      ...request,
      cookies: Object.assign(Object.fromEntries(this.cookies), request.cookies),
      headers: {
        ...(xsrf !== undefined && request.method !== 'GET' && { [HEADERS.xsrf]: xsrf }),
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(this.background && { [HEADERS.background]: '1' }),
        ...request.headers,
      },
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return answer;
  }

  get(path: string): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url: path });
  }

  /** Sends a write. Like a real browser, loads a page before the write if there is no XSRF cookie yet. */
  async write(
    method: 'POST' | 'PUT',
    path: string,
    payload?: Record<string, unknown>,
  ): Promise<LightMyRequestResponse> {
    if (!this.cookies.has(XSRF_COOKIE)) await this.get('/api/statusBanner');
    return this.send({ method, url: path, ...(payload !== undefined && { payload }) });
  }

  /** Signs in with the password of the demo world and stores the access token. */
  async signIn(username: string): Promise<LightMyRequestResponse> {
    const password = 'Harbor-Light-2026';
    const answer =
      this.#variant === 'dealer'
        ? await this.write('POST', '/api/account/login/credentials', {
            username,
            password,
            internal: false,
            returnUrl: null,
            clientIp: null,
          })
        : await this.write('POST', '/api/msa/login', { email: username, password });
    if (answer.statusCode === 200) {
      this.token = answer.json<{ token: { accessToken: string } }>().token.accessToken;
    }
    return answer;
  }
}
