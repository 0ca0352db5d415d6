import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** Minimum table size in pages. */
const WORTH = 100;

/**
 * Analyzes tables that have more than doubled since the last analysis, and returns their names. The embedded engine does
 * not analyze tables by itself. Each table has its own statement, so that requests can run between two statements.
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
