import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeGrown } from '#adapters/server/sql/analyze-grown.ts';
import { vacuumTables } from '#adapters/server/sql/vacuum-tables.ts';
import { rounds } from '../harness/rounds.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const TEN_MINUTES = 600_000;
/** Number of ten-minute intervals. With all rounds, the intervals cover a whole day. */
const PARTS = rounds(2, 144);

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

describe('an account that is tried from ever new addresses', () => {
  it(
    'is guessed at once in 3 s, and its owner gets in by one code at any time',
    { timeout: 1_800_000 },
    async () => {
      const mail = 'besieged@example.com';
      const { username } = await world.person({ contacts: [{ type: 'email', value: mail }] });
      const checkedAt: number[] = [];
      const began = world.clock.now();
      for (let part = 1; part <= PARTS; part += 1) {
        while (world.clock.now() < began + part * TEN_MINUTES) {
          const waited = world.pause.waits.length;
          const stranger = world.browser({ address: randomUUID() });
          expect(await stranger.logIn(username, 'not the password')).toMatchObject({
            error: { kind: 'wrong' },
          });
          checkedAt.push(world.clock.now());
          // Attempts come one at a time; each next one follows after the wait of the previous one.
          world.clock.advance(world.pause.waits.slice(waited)[0] ?? 0);
        }
        const { caller, ...owner } = ownerFrom();
        const waits = world.pause.waits.length;
        expect(
          await world.backend.login.requestLoginProof(caller, { login: username }),
        ).toMatchObject({
          ok: true,
        });
        const code = await world.codeFor(mail);
        expect(
          await world.backend.login.proveLoginContact(caller, { login: username, code }),
        ).toMatchObject({ ok: true });
        expect(await owner.logIn(username)).toMatchObject({ ok: true });
        expect(world.pause.waits).toHaveLength(waits);
        // Runs the cleanup that the server's sweep runs, because without the cleanup the embedded engine scans all of the
        // day's attempts at each new attempt.
        await vacuumTables(world.database.kysely);
        await analyzeGrown(world.database.kysely);
      }
      // In each hour, 20 attempts have no wait, five wait 1 s, five wait 2 s, and every later attempt waits 3 s.
      const hours = Math.ceil((PARTS * TEN_MINUTES) / 3_600_000);
      const slow = (PARTS * TEN_MINUTES) / 3000;
      expect(checkedAt.length).toBeLessThanOrEqual(slow + 30 * hours);
    },
  );
});

const ownerFrom = () => {
  const browser = world.browser({ address: randomUUID() });
  return { caller: browser.caller, logIn: (login: string) => browser.logIn(login, PASSWORD) };
};
