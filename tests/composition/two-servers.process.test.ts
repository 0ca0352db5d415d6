import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import pg from 'pg';
import { emptyPostgres, type Borrowed } from '#tests/backend/harness/postgres-template.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { PATIENCE, useServers } from './support/use-servers.ts';

const KEYS = Object.fromEntries(
  ['CODES', 'XSRF', 'AUDIT', 'REFRESH', 'PASSCODES'].map((purpose, index) => [
    `KEY_${purpose}`,
    `shared:${String(index + 1).repeat(64)}`,
  ]),
);

// Skipped without a PostgreSQL server.
describe.runIf(inject('postgresUrl') !== null)(
  'two servers over one database',
  { timeout: PATIENCE },
  () => {
    const { start } = useServers('two-servers-program');
    let database: Borrowed;
    let operator: pg.Client;
    beforeAll(async () => {
      database = await emptyPostgres(inject('postgresUrl') ?? '');
      operator = new pg.Client({ connectionString: database.url });
      await operator.connect();
    });
    afterAll(async () => {
      await operator.end();
      await database.drop();
    });

    const listening = async (): Promise<number> => {
      const { rows } = await operator.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and application_name like '% changes'",
      );
      return rows.length;
    };

    it('show the banner that was saved at one of them, and leave no connection behind', async () => {
      const settings = { DATABASE_URL: database.url, DEMO_WORLD: 'small', ...KEYS };
      const first = await start(settings);
      await first.ready();
      const second = await start(settings);
      await second.ready();
      await vi.waitFor(async () => expect(await listening()).toBe(2), PATIENCE);
      const shown = async (url: string): Promise<unknown> =>
        (await fetch(`${url}/api/statusBanner`)).json();
      const staff = new HttpVisitor(first.url);
      expect((await staff.signIn('staff.limited')).status).toBe(200);
      for (const title of ['Phones are down', 'Phones are up']) {
        await shown(second.url);
        const banner = { active: true, title, body: 'Call the other number.', importance: 'High' };
        expect((await staff.call('PUT', '/api/statusBanner', banner)).status).toBe(200);
        expect(await shown(first.url)).toEqual(banner);
        await vi.waitFor(async () => expect(await shown(second.url)).toEqual(banner), PATIENCE);
      }
      second.signal('SIGTERM');
      expect(await second.ended()).toBe(0);
      await vi.waitFor(async () => expect(await listening()).toBe(1), PATIENCE);
      first.signal('SIGTERM');
      expect(await first.ended()).toBe(0);
      // PostgreSQL takes a moment to notice that a process has disconnected.
      await vi.waitFor(async () => {
        const { rows } = await operator.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and application_name like 'alarm%'`,
        );
        expect(rows).toEqual([{ n: 0 }]);
      }, PATIENCE);
    });
  },
);
