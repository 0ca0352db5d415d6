import { sql } from 'kysely';
import type { Schema, SqlTransaction } from '../sql/schema.ts';

/** Takes all rows of the tables, one after the other, in one trip to the database. A row that names another of its table goes in one statement with it. */
export const emptyTables = async (
  tx: SqlTransaction,
  tables: readonly (keyof Schema)[],
): Promise<void> => {
  const steps = tables.map((table) => sql`delete from ${sql.table(table)};`);
  await sql`do $$ begin ${sql.join(steps, sql` `)} end $$`.execute(tx);
};
