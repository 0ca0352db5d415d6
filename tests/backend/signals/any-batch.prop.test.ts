import { signalsApi } from '#core/signals/signals.api.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BatchEntry } from '#core/backend/signals/batch-entry.ts';
import { decodeWith } from '#adapters/server/http/decode-request.ts';
import { drawnEntry } from '#tests/arbitraries/batch-entries.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeDatabase('any batch whose entries have counters', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7800, branch: 7801, stranger: 7802 });
    await seedSite(world.database.kysely, { num: 75001, group: 7801, areas: ['Closed'] });
    const zone = { num: '002', service: 'Burglary', description: 'Back door' } as const;
    await seedZone(world.database.kysely, 75001, zone);
    receiver = await addReceiver(world);
  });
  afterAll(() => world.close());

  it('is taken, every entry answered for, and what stands beside a bad one is kept', async () => {
    let counter = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(drawnEntry, { maxLength: 12 }), async (drawn) => {
        counter += 1;
        const good = receiver.signal('HP75001', '1602', { counter: String(5000000 + counter) });
        const entries = [...drawn, good];
        const sent: unknown = JSON.parse(JSON.stringify({ entries }));
        const decoded = decodeWith(signalsApi.receiveBatch.input, sent);
        if (!decoded.ok) throw new Error(decoded.error);
        const value = decoded.value as { readonly entries: readonly BatchEntry[] };
        const outcomes = await receiver.send(...value.entries);
        expect(outcomes.map((one) => one.counter)).toEqual(value.entries.map((one) => one.counter));
        expect(['kept', 'repeated']).toContain(outcomes.at(-1)?.outcome);
      }),
      { numRuns: 60 },
    );
  });
});
