import { sql } from 'kysely';
import type { Sql } from './schema.ts';

/** Dead rows of a table that are worth a vacuum: so many, and this part of it, as PostgreSQL's own rule has it. */
const WORTH = { rows: 50, part: 0.2 } as const;
/** Transactions since a table was frozen after which it is again, long before the engine would stop for it (2,147 million). */
const OLD = 150000000;

/**
 * Lets the room of dead rows be used again in tables that have many, freezes those that were not for long, and answers their
 * names. The embedded engine has nobody who does so while it runs: each table would grow with every row that was ever removed.
 * Each is a statement of its own, so that requests come in between.
 */
export const vacuumTables = async (database: Sql): Promise<readonly string[]> => {
  // What was counted lately is not told before its turn.
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
