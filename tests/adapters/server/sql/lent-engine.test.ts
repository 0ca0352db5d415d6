import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/backend/harness/database.ts';

type Test = Awaited<ReturnType<typeof openTestDatabase>>;

/** Returns the rows of all tables and the positions of all sequences. */
const contents = async ({ kysely }: Test) => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(kysely);
  const held = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(kysely);
    if (rows.length > 0) held.push([name, rows.map(({ row }) => row)]);
  }
  const { rows: sequences } = await sql`
    select sequencename, last_value from pg_sequences order by 1`.execute(kysely);
  return { held, sequences };
};

const opened = async <T>(work: (database: Test) => Promise<T>): Promise<T> => {
  const database = await openTestDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

describe('the database a test file opens', () => {
  it('holds what the first one held, whatever was written in those before', async () => {
    const first = await opened(contents);
    await opened(async (database) => {
      await database.seedAccount({ username: 'a.real.person' });
      await sql`select nextval(sequencename::regclass) from pg_sequences`.execute(database.kysely);
      await sql`update setting set value = 'changed'`.execute(database.kysely);
      await sql`delete from schema_migration where num > 3`.execute(database.kysely);
      await sql`set statement_timeout = 1`.execute(database.kysely);
    });
    expect(await opened(contents)).toEqual(first);
    const limit = await opened(({ kysely }) =>
      sql<{ statement_timeout: string }>`show statement_timeout`.execute(kysely),
    );
    expect(limit.rows).toEqual([{ statement_timeout: '0' }]);
  });

  it('has the tables of the schema and no others, whatever was made or changed in those before', async () => {
    const first = await opened(contents);
    for (const change of [
      sql`create table left_behind (id integer)`,
      sql`alter table site add column left_behind integer`,
      sql`alter table site disable trigger all`,
    ]) {
      await opened(({ kysely }) => change.execute(kysely));
      const { rows } = await opened(({ kysely }) =>
        sql<{ count: number }>`
          select (select count(*) from pg_attribute where attname = 'left_behind') +
            (select count(*) from pg_class where relname = 'left_behind') +
            (select count(*) from pg_trigger where tgenabled <> 'O') as count`.execute(kysely),
      );
      expect(Number(rows[0]?.count)).toBe(0);
      expect(await opened(contents)).toEqual(first);
    }
  });
});
