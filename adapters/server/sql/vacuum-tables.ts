import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** A table is worth a vacuum with at least this many dead rows and this share of them, as in PostgreSQL's own rule. */
const WORTH = { rows: 50, part: 0.2 } as const;
/** Number of transactions after which a table is frozen again, long before the engine would stop because of it (2,147 million). */
const OLD = 150000000;

/**
 * Makes the space of dead rows reusable in tables that have many, freezes tables that were not frozen for long, and
 * returns their names. The embedded engine never does this while it runs: each table would grow with every row ever
 * removed. Each table has its own statement, so that requests can run in between.
 */
export const vacuumTables = async (database: Sql): Promise<readonly string[]> => {
  // Recent counts are otherwise reported with a delay.
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await sql<{ name: string }>`
    select stat.relname as name
      from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
     where stat.schemaname = 'public'
       and (n_dead_tup > ${WORTH.rows}::int + ${WORTH.part}::float8 * n_live_tup
            or age(relfrozenxid) > ${OLD}::int)
     order by stat.relname`.execute(database);
  for (const { name } of rows) await sql`vacuum ${sql.table(name)}`.execute(database);
  return rows.map(({ name }) => name);
};
