import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { rounds } from '../harness/rounds.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const attacks = fc.array(
  fc.record({
    tries: fc.integer({ min: 1, max: 12 }),
    from: fc.constantFrom('one', 'many', 'home'),
    thenMs: fc.nat(20 * 60_000),
  }),
  { maxLength: 6, size: 'max' },
);

describe('limits of sign-in', () => {
  it(
    'never lock the owner out: elsewhere at once, at home after the wait that is told',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(attacks, async (waves) => {
          const { username, id } = await world.person();
          const home = randomUUID();
          const single = randomUUID();
          for (const { tries, from, thenMs } of waves) {
            for (let number = 0; number < tries; number += 1) {
              const address = { one: single, many: randomUUID(), home }[from];
              await world.browser({ address }).logIn(username, 'not the password');
            }
            world.clock.advance(thenMs);
          }
          const elsewhere = world.browser({ address: randomUUID() });
          expect(await elsewhere.logIn(username, PASSWORD)).toMatchObject({ ok: true });
          const first = await world.browser({ address: home }).logIn(username, PASSWORD);
          if (!first.ok) {
            if (first.error.kind !== 'tooMany') throw new Error(first.error.kind);
            expect(first.error.retryAfterSeconds).toBeLessThanOrEqual(15 * 60 + 1);
            world.clock.advance(first.error.retryAfterSeconds * 1000);
            expect(await world.browser({ address: home }).logIn(username, PASSWORD)).toMatchObject({
              ok: true,
            });
          }
          const account = await world.database.unitOfWork.run((tx) => tx.accounts.findById(id));
          expect(account?.disabled).toBe(false);
        }),
        { numRuns: rounds(8, 100) },
      );
    },
  );
});
