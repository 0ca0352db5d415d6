import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE_TABLES } from '#adapters/server/demo/demo-sites-version.ts';
import { CLEARED } from '#adapters/server/demo/reset-demo-world.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

/** The tables in the order in which the reset deletes their rows. */
const TAKEN: readonly string[] = [...CLEARED, ...SITE_TABLES];

describeEachEngine('the tables a reset of the demo world clears', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  it('names each table once', () => {
    expect(TAKEN).toHaveLength(new Set(TAKEN).size);
  });

  it('lets no row stand in the way of the one it names', async () => {
    const { rows } = await sql<{ from: string; to: string; goesAlong: boolean }>`
      select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to",
             confdeltype = 'c' as "goesAlong"
        from pg_constraint
       where contype = 'f' and confdeltype in ('a', 'r', 'c') and conrelid <> confrelid`.execute(
      database.kysely,
    );
    const goes = new Map<string, number>(TAKEN.map((table, index) => [table, index]));
    const placeOf = (table: string): number => goes.get(table) ?? Infinity;
    // Rows deleted by cascade disappear together with their parent. The loop repeats because cascades can be chained.
    const along = rows.filter(({ goesAlong }) => goesAlong);
    for (let round = 0; round < along.length; round += 1)
      for (const { from, to } of along) goes.set(from, Math.min(placeOf(from), placeOf(to)));
    const standing = rows.filter(({ goesAlong, to }) => !goesAlong && TAKEN.includes(to));
    expect(standing.length).toBeGreaterThan(20);
    const inTheWay = standing.filter(({ from, to }) => placeOf(from) > placeOf(to));
    expect(inTheWay).toEqual([]);
  });
});
