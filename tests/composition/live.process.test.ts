import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createHttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { createLiveFeed } from '#adapters/http/http-live-feed.ts';
import { streamTransport } from '#adapters/http/stream-transport.ts';
import type { Timers } from '#adapters/http/timers.ts';
import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { openTestDatabase, type TestDatabase } from '#tests/backend/harness/database.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { emptyPostgres, type Borrowed } from '#tests/backend/harness/postgres-template.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { CuttingProxy } from './support/cutting-proxy.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const KEYS = Object.fromEntries(
  ['CODES', 'XSRF', 'AUDIT', 'REFRESH', 'PASSCODES'].map((purpose, index) => [
    `KEY_${purpose}`,
    `shared:${String(index + 1).repeat(64)}`,
  ]),
);
const CUTS = rounds(25, 100);
const GROUP = 4471;

/** Timers with pauses shortened to a 300th, so that the test can include all cuts. The time limit for a silent stream is not shortened. */
const QUICK: Timers = {
  after: (ms, run) => {
    const patience = ms > 30_000 || ms === 15_000;
    const timer = setTimeout(run, patience ? ms : ms / 300);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Connects the portal's own client to the stream of one server. */
const follow = (origin: string, grant: SessionGrant) => {
  const context = new SessionContext();
  const marker = new MemorySessionMarker();
  const http = createHttpAdapters({
    origin,
    apiBase: '/api',
    variant: 'dealer',
    environment: 'dev',
    fetch,
    context,
    marker,
    xsrf: { read: () => null },
    ids: { next: () => 'label' },
    log: { held: () => undefined },
    tabChannel: new MemoryTabs().open(),
    refreshLock: new MemoryRefreshLock(),
  });
  context.apply({ kind: 'signedIn', grant });
  const feed = createLiveFeed({
    send: http.through(streamTransport({ fetch })),
    session: context,
    marker,
    tabs: null,
    clock: { now: () => Date.now() },
    timers: QUICK,
    random: () => 1,
  });
  const heard: unknown[] = [];
  let reloads = 0;
  const watches = [
    // Ignores the events of the servers' own workers, which arrive on the same stream.
    feed.events$.subscribe(({ data }) => {
      if ('n' in data) heard.push(data['n']);
    }),
    feed.readAnew$.subscribe(() => {
      reloads += 1;
    }),
  ];
  return {
    heard,
    reloads: () => reloads,
    stop: () => {
      for (const watch of watches) watch.unsubscribe();
      http.dispose();
    },
  };
};

// Skipped without a PostgreSQL server.
describe.runIf(inject('postgresUrl') !== null)(
  'the stream of two servers over one database',
  { timeout: PATIENCE },
  () => {
    const { start } = useServers('live-program');
    let borrowed: Borrowed;
    let database: TestDatabase;
    let operator: pg.Client;
    beforeAll(async () => {
      borrowed = await emptyPostgres(inject('postgresUrl') ?? '');
      operator = new pg.Client({ connectionString: borrowed.url });
      await operator.connect();
    });
    afterAll(async () => {
      await operator.end();
      await database.close();
      await borrowed.drop();
    });

    it(`tells the same at both, through ${CUTS} cuts each and a lost change line, without a gap or a doubling`, async () => {
      const settings = { DATABASE_URL: borrowed.url, DEMO_WORLD: 'small', ...KEYS };
      const first = await start(settings);
      await first.ready();
      const second = await start(settings);
      await second.ready();
      database = await openTestDatabase({ engine: 'postgres', url: borrowed.url });
      const login = await new HttpVisitor(first.url).signIn('dealer.limited');
      const grant = (await login.json()) as SessionGrant;
      const bytes = () => 1 + Math.floor(Math.random() * 3000);
      const proxies = [
        await CuttingProxy.open(first.port, CUTS, bytes),
        await CuttingProxy.open(second.port, CUTS, bytes),
      ];
      const clients = proxies.map(({ origin }) => follow(origin, grant));
      // The first greeting tells the client to reload everything. Every event written after the first greeting must arrive.
      await vi.waitFor(() => {
        for (const { reloads } of clients) expect(reloads()).toBe(1);
      }, PATIENCE);

      let written = 0;
      let kept = 0;
      const write = async (): Promise<void> => {
        const count = 1 + Math.floor(Math.random() * 3);
        const undone = Math.random() < 0.1;
        const events = Array.from({ length: count }, () => {
          written += 1;
          const data = { n: written, text: 'x'.repeat(Math.floor(Math.random() * 200)) };
          return { siteNum: 1, devNum: null, kind: 'activity' as const, data };
        });
        const work = database.unitOfWork.run(async (tx) => {
          await tx.live.append(GROUP, events, Date.now());
          if (undone) throw new Error('undone');
        });
        await work.then(
          () => {
            kept += count;
          },
          (error: unknown) => {
            if (!undone) throw error;
          },
        );
      };
      const linesLost = new Set<number>();
      const cut = () => Math.min(...proxies.map(({ cuts }) => cuts));
      while (cut() < CUTS) {
        // Pauses writing if a client is too far behind to catch up between two cuts.
        const behind = kept - Math.min(...clients.map(({ heard }) => heard.length));
        await Promise.all(behind < 8 ? [write(), write()] : [delay(5)]);
        const tens = Math.floor(cut() / 25);
        if (tens === 0 || linesLost.has(tens)) continue;
        linesLost.add(tens);
        await operator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name like '% changes'`,
        );
      }
      const { rows } = await sql<{ n: number }>`
        select (data->>'n')::int as n from live_event where site_group_num = ${GROUP} and data->>'n' is not null
        order by seq`.execute(database.kysely);
      const table = rows.map(({ n }) => n);
      for (const { heard } of clients)
        await vi.waitFor(() => expect(heard).toHaveLength(table.length), 30_000);
      for (const { heard } of clients) expect(heard).toEqual(table);
      expect(proxies.map(({ cuts }) => cuts)).toEqual([CUTS, CUTS]);
      expect(linesLost.size).toBeGreaterThan(0);
      expect(clients.map(({ reloads }) => reloads())).toEqual([1, 1]);
      // Open streams must not delay a shutdown.
      for (const server of [first, second]) {
        server.signal('SIGTERM');
        expect(await server.ended()).toBe(0);
        expect(server.output).not.toContain('requests cut off at shutdown');
      }
      for (const { stop } of clients) stop();
      for (const proxy of proxies) proxy.close();
    });
  },
);
