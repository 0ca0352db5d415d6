import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSupervisionWorker } from '#adapters/server/background/supervision-worker.ts';
import type { LogFields } from '#adapters/server/http/log.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';
import { ManySites } from '#tests/backend/schedules/many-sites-world.ts';

/** Waits for the next turn of the event loop, so that other requests are handled first. */
const comeIn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const NO_LINES = {
  info: () => undefined,
  error: (event: string): never => {
    throw new Error(event);
  },
};

describeDatabase('the server that compares sites with their hours', (engine) => {
  let world: TestWorld;
  let many: ManySites;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    many = await ManySites.open(world, 7741);
  });
  afterAll(() => world.close());

  it('writes a line about a site that cannot be looked at, with its number', async () => {
    const [broken = 0] = await many.begin(2);
    await world.database.kysely
      .updateTable('site')
      .set({ time_zone: 'Nowhere/At all' })
      .where('num', '=', broken)
      .execute();
    many.sites.goTo(many.at('18:15'));
    const lines: (LogFields & { readonly event: string })[] = [];
    const worker = createSupervisionWorker({
      ...many.sites.ports,
      log: {
        info: () => undefined,
        error: (event, fields = {}) => lines.push({ event, ...fields }),
      },
    });
    worker.wake();
    while (lines.length < 2) await comeIn();
    await worker.stop();
    expect(lines).toEqual([
      { event: 'sites are looked at one by one', sites: 2, problem: 'RangeError' },
      { event: 'the hours of a site are put off', site: broken, problem: 'RangeError' },
    ]);
  });

  it('leaves room for others between the hundreds', async () => {
    const nums = await many.begin(210);
    many.sites.goTo(many.at('18:15'));
    const worker = createSupervisionWorker({ ...many.sites.ports, log: NO_LINES });
    worker.wake();
    // Simulates a request that arrives while the worker is running.
    await comeIn();
    expect((await many.raised(nums)).length).toBeLessThan(210);
    while ((await many.raised(nums)).length < 210) await comeIn();
    await worker.stop();
    expect(await many.raised(nums)).toEqual(nums);
  });
});
