import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalOf } from '#core/provisioning/import-counts.rule.ts';
import { importWorld, WHOLE, WHOLE_FILE } from './import-world.ts';

describe('a file of a whole portal', () => {
  let world: Awaited<ReturnType<typeof importWorld>>;
  beforeAll(async () => {
    world = await importWorld();
  });
  afterAll(() => world.close());

  it('writes nothing in a dry run, everything in an import, and nothing the second time', async () => {
    const dry = await world.take(WHOLE_FILE, 'portal.csv', true);
    expect(dry.refused).toEqual([]);
    expect(dry.state).toBe('checked');
    expect(totalOf(dry.counts, 'new')).toBe(WHOLE.length);
    expect(await world.database.kysely.selectFrom('site').select('num').execute()).toEqual([]);
    const first = await world.take(WHOLE_FILE);
    expect(first.refused).toEqual([]);
    expect(totalOf(first.counts, 'new')).toBe(WHOLE.length);
    const again = await world.take(WHOLE_FILE);
    expect(again.refused).toEqual([]);
    expect([totalOf(again.counts, 'same'), totalOf(again.counts, 'changed')]).toEqual([
      WHOLE.length,
      0,
    ]);
  });
});
