import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyPostgres, type Borrowed } from '#tests/backend/harness/postgres-template.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { openDoor } from './support/https-visitor.ts';
import { HOSTS, NGINX, Nginx } from './support/nginx.ts';
import { A_SECOND, listen, openPeople } from './support/people-at-work.ts';
import { freePort, freshFolder, removeFolder, ServerProcess } from './support/server-process.ts';
import { startLoad } from './support/steady-load.ts';

const PROGRAM = 'dist/server/server.js';
const ROUNDS = rounds(2, 10);
const PATIENCE = 600_000;

/** Milliseconds, longer than the two waits of 2 s in the nginx example: for connections and for refused servers. */
const DRAIN_MS = '2200';

const KEYS = Object.fromEntries(
  ['CODES', 'XSRF', 'AUDIT', 'REFRESH', 'PASSCODES'].map((purpose, index) => [
    `KEY_${purpose}`,
    `shared:${String(index + 1).repeat(64)}`,
  ]),
);

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: `https://${HOSTS.portal}`,
  PUBLIC_URL_MSA: `https://${HOSTS.home}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '127.0.0.1',
  DRAIN_MS,
  ...KEYS,
};

if (NGINX === null)
  process.stderr.write('NOT RUN: rolling restarts behind nginx. Install nginx.\n');

// Skipped without a PostgreSQL server or without nginx.
describe.runIf(inject('postgresUrl') !== null && NGINX !== null)(
  'A stop drops no request: two built servers behind nginx as the deploy README says',
  { timeout: PATIENCE },
  () => {
    const folder = freshFolder();
    const running = new Set<ServerProcess>();
    let database: Borrowed;
    let operator: pg.Client;
    beforeAll(async () => {
      // Builds with the environment of a manual build, because a test run's environment would change the result.
      execFileSync('node', ['composition/scripts/build.mjs', '--if-changed'], {
        stdio: 'pipe',
        env: { PATH: process.env['PATH'] },
      });
      database = await emptyPostgres(inject('postgresUrl') ?? '');
      operator = new pg.Client({ connectionString: database.url });
      await operator.connect();
    }, PATIENCE);
    afterAll(async () => {
      for (const server of running) server.signal('SIGKILL');
      await Promise.all([...running].map((server) => server.ended()));
      await operator.end();
      await database.drop();
      removeFolder(folder);
    });

    const start = async (port: number, settings: Readonly<Record<string, string>>) => {
      const server = new ServerProcess(PROGRAM, {
        PORT: String(port),
        DATA_DIR: path.join(folder, String(port)),
        DATABASE_URL: database.url,
        ...settings,
      });
      running.add(server);
      await server.ready();
      return server;
    };
    const stop = async (server: ServerProcess): Promise<void> => {
      server.signal('SIGTERM');
      expect(await server.ended(), server.output.slice(-2000)).toBe(0);
      expect(server.output).not.toContain('cut off');
      running.delete(server);
    };

    it(`are restarted ${ROUNDS} times one after the other under ${A_SECOND} requests/s without one wrong answer, lost or doubled write`, async () => {
      const [one, two, http, https] = [
        await freePort(),
        await freePort(),
        await freePort(),
        await freePort(),
      ] as [number, number, number, number];
      // Creates the demo users in the database that the servers in production mode use afterward.
      await stop(
        await start(one, { MODE: 'demo', DEMO_WORLD: 'small', DEMO_LIVE: 'off', ...KEYS }),
      );
      const servers = [await start(one, PRODUCTION), await start(two, PRODUCTION)];
      const nginx = await Nginx.start(NGINX ?? '', path.join(folder, 'nginx'), {
        servers: [one, two],
        http,
        https,
      });
      const door = openDoor(https, nginx.certificate);
      const { ask, dealer, written } = await openPeople(door);
      const stream = listen(dealer);
      const load = startLoad(A_SECOND, ask);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [index, server] of servers.entries()) {
          await stop(server);
          servers[index] = await start(server.port, PRODUCTION);
        }
      const { asked, perSecond, times, wrong } = await load.stop();
      stream.stop();
      await Promise.all(servers.map(stop));
      door.agent.destroy();
      await nginx.stop();
      const at = (share: number): string =>
        (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
      process.stdout.write(
        `${asked} requests, ${perSecond.toFixed(0)} a second, p50 ${at(0.5)}, p99 ${at(0.99)} ms; ${written.size} written; ${stream.state.opened} streams\n`,
      );
      expect({ wrong, nginx: nginx.errors.match(/no live upstreams/g) }).toEqual({
        wrong: {},
        nginx: null,
      });
      expect(await stream.over).toEqual([]);
      expect(stream.state.opened).toBeGreaterThan(ROUNDS);
      const { rows } = await operator.query<{ title: string }>(
        "select title from news where title like 'Rolling %'",
      );
      expect(rows.map(({ title }) => title).toSorted()).toEqual([...written].toSorted());
    });
  },
);
