import { Agent, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WAITING_LIMIT } from '#adapters/server/sql/database-busy.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { listenSomewhere, SocketCalls } from '../support/socket-calls.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const ME = '/api/account/me';
const TOO_MANY = 44;
/** Time in milliseconds, longer than a request may wait for a connection of the PostgreSQL pool. */
const PATIENCE = 120_000;
const BUG = { summary: 'It stands still', details: '', route: '/home', appVersion: '1.0' };

describeEachEngine(
  'An overload refuses nobody for long: a server with more to do than its database can',
  (engine) => {
    const connections = engine === 'embedded' ? 1 : 10;
    let portal: TestPortal;
    let browser: TestBrowser;
    beforeAll(async () => {
      portal = await openTestPortal({}, engine);
      browser = new TestBrowser(portal);
      await browser.signIn('dealer.limited');
    });
    afterAll(() => portal.close());

    const allHeld = async (): Promise<void> => {
      const held = () => portal.database.pool.held;
      await expect.poll(held, { timeout: PATIENCE }).toBe(connections);
    };
    /** Takes all connections of the pool. Returns a function that releases them. */
    const holdAll = async (): Promise<() => Promise<void>> => {
      let letGo = (): void => undefined;
      const until = new Promise<void>((resolve) => (letGo = resolve));
      const holding = Array.from({ length: connections }, () =>
        portal.database.kysely.transaction().execute(() => until),
      );
      await allHeld();
      return async () => {
        letGo();
        await Promise.all(holding);
      };
    };
    /** Checks that all connections are released, and that the server handles more requests than it has connections. */
    const servesAsBefore = async (): Promise<void> => {
      await expect.poll(() => portal.database.pool.held, { timeout: PATIENCE }).toBe(0);
      const all = await Promise.all(Array.from({ length: connections * 2 }, () => browser.get(ME)));
      expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
    };

    it('turns away with a wait whoever finds no place, and serves those who wait', async () => {
      const release = await holdAll();
      const turnedAway: unknown[] = [];
      const ask = async () => {
        const answer = await browser.get(ME);
        if (answer.statusCode === 503) turnedAway.push(answer.headers['retry-after']);
        return answer.statusCode;
      };
      const asked: Promise<number>[] = [];
      // Sends the requests one after another. Requests that arrive in the same turn of the event loop would share one place in the queue.
      for (let place = 0; place < WAITING_LIMIT + TOO_MANY; place += 1) {
        asked.push(ask());
        const waitsOrLeft = () => portal.database.pool.waiting + turnedAway.length;
        await vi.waitUntil(() => waitsOrLeft() > place, { timeout: PATIENCE, interval: 1 });
      }
      // The excess requests are rejected while the queued requests still wait.
      await expect.poll(() => turnedAway.length, { timeout: PATIENCE }).toBe(TOO_MANY);
      expect(new Set(turnedAway)).toEqual(new Set(['1']));
      await release();
      const statuses = await Promise.all(asked);
      const served = statuses.filter((status) => status === 200);
      // The PostgreSQL pool limits the wait to ten seconds, so some requests may time out on a slow machine.
      if (engine === 'embedded') expect(served).toHaveLength(WAITING_LIMIT);
      else expect(served.length).toBeGreaterThan(connections);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await servesAsBefore();
    });

    it('answers over a slow database, and has the connection back of whoever hangs up meanwhile', async () => {
      const { pool } = portal.database;
      const agent = new Agent();
      const calls = new SocketCalls(await listenSomewhere(portal.listeners.dealer), agent);
      pool.delayMs = 2000;
      const leaving: ClientRequest[] = [];
      while (leaving.length < connections) {
        leaving.push(calls.leave(ME, browser.token));
        await vi.waitUntil(() => pool.held === leaving.length, { timeout: PATIENCE, interval: 1 });
      }
      pool.delayMs = 100;
      for (const asked of leaving) asked.destroy();
      expect((await calls.get(ME, browser.token)).status).toBe(200);
      pool.delayMs = 0;
      await servesAsBefore();
    });

    it.runIf(engine === 'postgres')(
      'refuses a write for which no connection comes free, and has done no part of it',
      { timeout: PATIENCE },
      async () => {
        const { kysely } = portal.database;
        const rows = async () => [
          await kysely.selectFrom('intake').selectAll().execute(),
          await kysely.selectFrom('idempotency').selectAll().execute(),
          await kysely.selectFrom('audit').select('seq').execute(),
        ];
        const before = await rows();
        const release = await holdAll();
        const refused = await browser.write('POST', '/api/intake/bug', BUG);
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
        await release();
        expect(await rows()).toEqual(before);
        await servesAsBefore();
        expect((await browser.write('POST', '/api/intake/bug', BUG)).statusCode).toBe(200);
        expect(await rows()).not.toEqual(before);
      },
    );
  },
);
