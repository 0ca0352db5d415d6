import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** Pages of a table below which a plan without statistics costs nothing either. */
const WORTH = 100;

/**
 * Counts anew what tables hold that have more than doubled since they were counted last, and answers their names. The
 * embedded engine never does so by itself, and reads a grown table whole where an index would do. A table is counted by a
 * sample of 30,000 rows, however long it is, each in a statement of its own, so that requests come in between.
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
