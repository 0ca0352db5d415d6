import { testVault } from '#tests/backend/harness/test-vault.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepDemoWait } from '#adapters/server/demo/keep-demo-wait.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import { PERSON_BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { loginKeyOf } from '#core/backend/login/find-login.operation.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const HOUR = 60 * 60_000;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await seedDemoWorld(world.database, {
    now: world.clock.now(),
    consumerUrl: 'http://localhost:4281',
    dealerUrl: 'http://localhost:4280',
    size: 'small',
    providerName: 'Northgate Monitoring',
    vault: testVault,
    hashSecret: (secret) => Promise.resolve(world.hasher.hashNow(secret)),
  });
});
afterAll(() => world.close());

it('keeps the locked person waiting as time passes, until Support clears the lock', async () => {
  const key = loginKeyOf(world, 'consumer', 'bea.lindqvist@example.com');
  const keep = (act: 'begin' | 'renew') => keepDemoWait(world.database, world, act);
  const isWaiting = () =>
    world.database.unitOfWork.run(async (tx) =>
      (await tx.limits.waits(PERSON_BUCKETS, [key], world.clock.now())).has(key),
    );
  expect(await isWaiting()).toBe(false);
  await keep('begin');
  expect(await isWaiting()).toBe(true);
  // The search for waiting users considers only users with a refusal in the audit log.
  const refused = await world.database.kysely
    .selectFrom('audit')
    .innerJoin('portal_user', 'portal_user.id', 'audit.subject_id')
    .select(['portal_user.name', 'audit.result'])
    .where('audit.result', '=', 'limited')
    .execute();
  expect(refused).toEqual([{ name: 'Bea Lindqvist', result: 'limited' }]);
  world.clock.advance(2 * HOUR);
  expect(await isWaiting()).toBe(false);
  await keep('renew');
  expect(await isWaiting()).toBe(true);
  await world.database.unitOfWork.run((tx) => tx.limits.clearAll(PERSON_BUCKETS, [key]));
  await keep('renew');
  expect(await isWaiting()).toBe(false);
});
