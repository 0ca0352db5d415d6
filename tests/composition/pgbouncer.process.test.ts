import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { bundleForNode } from '#tests/backend/harness/bundle-for-node.ts';
import { emptyPostgres, type Borrowed } from '#tests/backend/harness/postgres-template.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { PGBOUNCER, PgBouncer } from './support/pgbouncer.ts';
import { freePort, type ServerProcess } from './support/server-process.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const KEYS = Object.fromEntries(
  ['CODES', 'XSRF', 'AUDIT', 'REFRESH', 'PASSCODES'].map((purpose, index) => [
    `KEY_${purpose}`,
    `shared:${String(index + 1).repeat(64)}`,
  ]),
);
const GROUP = 4471;
const RECEIVER_KEY = 'r'.repeat(43);
const READS = [
  'account/me',
  'home/dashboard',
  'home/attention?show=everybody',
  'home/volume',
  'news',
  'site/accounts?size=50',
  'site/search?text=tidewater',
  'report/completed',
  'statusBanner',
];
/** Number of runs of a statement, more than are needed before the statement is prepared under a name. */
const TIMES = 6;

if (PGBOUNCER === null)
  process.stderr.write('NOT RUN: servers behind PgBouncer. Install pgbouncer.\n');

// Skipped without a PostgreSQL server or without PgBouncer.
describe.runIf(inject('postgresUrl') !== null && PGBOUNCER !== null)(
  'servers behind PgBouncer',
  { timeout: PATIENCE },
  () => {
    const { folder, start } = useServers('pooled-program');
    let doctor = '';
    let database: Borrowed;
    let bouncer: PgBouncer;
    let operator: pg.Client;
    beforeAll(async () => {
      doctor = await bundleForNode('composition/doctor.ts', 'pooled-doctor');
      database = await emptyPostgres(inject('postgresUrl') ?? '');
      const listens = { port: await freePort(), url: database.url };
      bouncer = await PgBouncer.start(PGBOUNCER ?? '', folder(), listens);
      operator = new pg.Client({ connectionString: database.url });
      await operator.connect();
    }, PATIENCE);
    afterAll(async () => {
      await operator.end();
      await bouncer.stop();
      await database.drop();
    });

    const running = async (): Promise<ServerProcess> => {
      const server = await start({
        DATABASE_URL: bouncer.url('session'),
        DEMO_WORLD: 'small',
        DEMO_LIVE: 'off',
        ...KEYS,
      });
      await server.ready();
      return server;
    };

    const stop = async (server: ServerProcess): Promise<void> => {
      server.signal('SIGTERM');
      expect(await server.ended(), server.output.slice(-2000)).toBe(0);
      expect(server.output).not.toContain('"level":"error"');
    };

    const signedIn = async (server: ServerProcess, name: string): Promise<HttpVisitor> => {
      const visitor = new HttpVisitor(server.url);
      expect((await visitor.signIn(name)).status).toBe(200);
      return visitor;
    };

    /** Reads all lists several times, concurrently. */
    const readAll = async (dealer: HttpVisitor): Promise<void> => {
      for (let time = 0; time < TIMES; time += 1) {
        const answers = await Promise.all(
          READS.map(async (path) => `${path} ${(await dealer.call('GET', `/api/${path}`)).status}`),
        );
        expect(answers).toEqual(READS.map((path) => `${path} 200`));
      }
    };

    const addReceiver = async (): Promise<void> => {
      const [id, hash] = [randomUUID(), createHash('sha256').update(RECEIVER_KEY).digest('hex')];
      await operator.query('insert into receiver (id, name, created_at) values ($1, $2, 0)', [
        id,
        'Pooled',
      ]);
      await operator.query(
        'insert into receiver_key (key_hash, receiver_id, created_at) values ($1, $2, 0)',
        [hash, id],
      );
    };

    /** Sends a signal to one server. Waits until the stream of another server delivers the event. */
    const expectDelivered = async (
      at: ServerProcess,
      dealer: HttpVisitor,
      user: string,
    ): Promise<void> => {
      const { rows } = await operator.query<{ xmit: string }>(
        `select xmit from device join site on num = site_num
          where site_group_num = ${GROUP} and state = 'monitored' order by num limit 1`,
      );
      const stream = await dealer.call('GET', `/api/live?siteGroupNum=${GROUP}`);
      expect(stream.status).toBe(200);
      const entry = { kind: 'signal', counter: user, xmit: rows[0]?.xmit, format: 'CID' };
      const answer = await fetch(`${at.url}/api/signals/batch`, {
        method: 'POST',
        headers: { authorization: `Bearer ${RECEIVER_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ entries: [{ ...entry, text: `1401 01 ${user}` }] }),
      });
      expect(answer.status).toBe(200);
      let heard = '';
      for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        heard += part;
        if (heard.includes(`"panelUser":"${Number(user)}"`)) return;
      }
      expect(heard).toContain(`"panelUser":"${Number(user)}"`);
    };

    it('in session mode answer people, write, and tell each other what happens, without an error', async () => {
      const [first, second] = [await running(), await running()];
      const [dealer, other] = [
        await signedIn(first, 'dealer.limited'),
        await signedIn(second, 'dealer.limited'),
      ];
      await Promise.all([readAll(dealer), readAll(other)]);
      const staff = await signedIn(first, 'staff.limited');
      for (const title of ['Phones are down', 'Phones are up']) {
        const banner = { active: true, title, body: 'Call the other number.', importance: 'High' };
        expect((await staff.call('PUT', '/api/statusBanner', banner)).status).toBe(200);
        const shown = async (): Promise<unknown> =>
          (await other.call('GET', '/api/statusBanner')).json();
        await vi.waitFor(async () => expect(await shown()).toEqual(banner), PATIENCE);
      }
      await addReceiver();
      await expectDelivered(first, other, '041');
      await expectDelivered(second, dealer, '042');

      // The next server uses the connections that the previous server returned to PgBouncer.
      await stop(first);
      const third = await running();
      await readAll(await signedIn(third, 'dealer.limited'));
      await Promise.all([stop(second), stop(third)]);
      expect(bouncer.output).not.toMatch(/ERROR|unsupported/);
    });

    it.each(['transaction', 'statement'] as const)(
      'in %s mode do not start, and server and doctor say in one line why and what to do',
      async (mode) => {
        const tables = async () =>
          (await operator.query("select 1 from pg_tables where schemaname = 'public'")).rowCount;
        const before = await tables();
        const settings = { DATABASE_URL: bouncer.url(mode), ...KEYS };
        const server = await start(settings);
        expect(await server.ended()).toBe(2);
        const lines = server.output.trim().split('\n');
        expect(lines).toHaveLength(1);
        expect(lines[0]).toContain('A pooler before the database named by DATABASE_URL');
        expect(lines[0]).toContain('Set its pool_mode to session');
        expect(await tables()).toBe(before);

        const looking = spawn(process.execPath, [doctor], {
          env: { PATH: process.env['PATH'], MODE: 'demo', DATA_DIR: folder(), ...settings },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let text = '';
        looking.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
        expect(await once(looking, 'close')).toEqual([2, null]);
        expect(text).toContain('a pooler before');
        expect(text).toContain('Set its pool_mode to session');
      },
    );
  },
);
