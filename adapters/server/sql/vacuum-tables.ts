import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** Minimum number and share of dead rows that justify a vacuum, as in PostgreSQL's own rule. */
const WORTH = { rows: 50, part: 0.2 } as const;
/** Number of transactions after which a table is frozen again, far below the 2,147 million at which the engine stops. */
const OLD = 150000000;

/**
 * Vacuums tables with many dead rows, freezes old tables, and returns the names of these tables. The embedded engine never
 * vacuums by itself while it runs, so its tables would only grow. Each table is vacuumed by its own statement, so that
 * requests can run in between.
 */
export const vacuumTables = async (database: Sql): Promise<readonly string[]> => {
  // Makes recent row counts visible, which PostgreSQL otherwise reports with a delay.
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
