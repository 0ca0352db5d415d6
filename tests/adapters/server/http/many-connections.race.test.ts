import { Agent } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { listenSomewhere, SocketCalls } from '../support/socket-calls.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const ME = '/api/account/me';
const MANY = 1000;
const PATIENCE = 240_000;

describeEachEngine(`An overload refuses nobody for long: ${MANY} connections`, (engine) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  let port: number;
  beforeAll(async () => {
    portal = await openTestPortal({}, engine);
    browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
    port = await listenSomewhere(portal.listeners.dealer);
  });
  afterAll(() => portal.close());

  it(
    'are each answered, in full or with a wait, and none of the database is lost',
    { timeout: PATIENCE },
    async () => {
      const { database, listeners } = portal;
      const agent = new Agent({ keepAlive: true, maxSockets: MANY });
      const sockets = new Set<unknown>();
      listeners.dealer.app.server.on('connection', (socket) => sockets.add(socket));
      const calls = new SocketCalls(port, agent);
      const asked = Array.from({ length: MANY }, () => calls.get(ME, browser.token));
      const answers = (await Promise.all(asked)).map(
        ({ status, headers }) => `${status} ${headers['retry-after'] ?? '-'}`,
      );
      agent.destroy();
      expect(sockets.size).toBe(MANY);
      expect(answers).toContain('200 -');
      expect(answers.filter((word) => word !== '200 -' && word !== '503 1')).toEqual([]);
      await expect.poll(() => database.pool.held, { timeout: PATIENCE }).toBe(0);
      if (engine === 'postgres') {
        const { rows } = await sql<{ state: string }>`
          select state from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
          database.kysely,
        );
        expect(rows).toEqual([]);
      }
      for (let again = 0; again < 20; again += 1)
        expect((await browser.get(ME)).statusCode).toBe(200);
    },
  );
});
