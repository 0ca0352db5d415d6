import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** Table size in pages below which a plan without statistics is fast enough. */
const WORTH = 100;

/**
 * Updates the statistics of tables that have more than doubled since the last update, and returns their names. The
 * embedded engine never does this itself, and would then scan a grown table where an index would do. Statistics use a
 * sample of 30,000 rows whatever the size of the table. Each table has its own statement, so that requests can run in
 * between.
 */
export const analyzeGrown = async (database: Sql): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and pg_relation_size(oid) / current_setting('block_size')::int > 2 * relpages + ${WORTH}::int
     order by relname`.execute(database);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(database);
  return rows.map(({ name }) => name);
};
