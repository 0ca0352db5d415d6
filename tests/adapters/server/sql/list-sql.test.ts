import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  listConditions,
  listOrder,
  selectList,
  type ListSql,
} from '#adapters/server/sql/list-sql.ts';
import { type ListQuery, listShape } from '#core/lists/list-query.schema.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const { start } = listShape({ name: 'things' });
const LIST: ListSql = {
  texts: [sql`t.name`, sql`t.note`],
  filters: { rank: (value) => sql`t.rank = ${Number(value)}::int` },
  sorts: { rank: sql`t.rank` },
  usual: sql`t.name collate "C"`,
  key: sql`t.id`,
};
const THINGS = sql`(values ('1', 'Anna', '100%', 2), ('2', 'Bert', '100 per cent', 1),
  ('3', 'Anna', 'back\\slash', null::int), ('4', 'Dan_a', null::text, 1)) as t (id, name, note, rank)`;

describeEachEngine('a list in SQL', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  const read = (query: Partial<ListQuery>, window = { limit: 10, offset: 0 }, from = sql`true`) =>
    database.kysely.transaction().execute((tx) => {
      const asked = { ...start, ...query };
      return selectList(tx, {
        columns: sql<{ readonly id: string }>`t.id`,
        from: THINGS,
        where: sql`${listConditions(LIST, asked)} and ${from}`,
        order: listOrder(LIST, asked.sort),
        ...window,
      });
    });
  const ids = async (...asked: Parameters<typeof read>) =>
    (await read(...asked)).rows.map(({ id }) => id);

  it('takes words as they stand, in any text, and every one of them', async () => {
    expect(await ids({ search: '100%' })).toEqual(['1']);
    expect(await ids({ search: 'dan_a' })).toEqual(['4']);
    expect(await ids({ search: 'back\\slash' })).toEqual(['3']);
    expect(await ids({ search: "'; drop table t --" })).toEqual([]);
    expect(await ids({ search: 'anna 100' })).toEqual(['1']);
  });

  it('filters by what it knows and leaves out what it does not', async () => {
    expect(await ids({ filters: { rank: '1', unknown: 'x' } })).toEqual(['2', '4']);
  });

  it('has one order: the column, valueless last either way, then its own, then the key', async () => {
    expect(await ids({})).toEqual(['1', '3', '2', '4']);
    expect(await ids({ sort: { key: 'rank', direction: 'asc' } })).toEqual(['2', '4', '1', '3']);
    expect(await ids({ sort: { key: 'rank', direction: 'desc' } })).toEqual(['1', '2', '4', '3']);
    expect(await ids({ sort: { key: 'unknown', direction: 'desc' } })).toEqual([
      '1',
      '3',
      '2',
      '4',
    ]);
  });

  it('counts the whole filter beside a window, an empty one too', async () => {
    expect(await read({}, { limit: 1, offset: 1 })).toEqual({ rows: [{ id: '3' }], total: 4 });
    expect(await read({}, { limit: 5, offset: 50 })).toEqual({ rows: [], total: 4 });
    expect(await read({ search: 'nothing' })).toEqual({ rows: [], total: 0 });
  });
});
