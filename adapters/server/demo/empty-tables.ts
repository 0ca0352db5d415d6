import { sql } from 'kysely';
import type { Schema, SqlTransaction } from '../sql/schema.ts';

/** Deletes all rows of the tables, in the given order, in one database round trip. */
export const emptyTables = async (
  tx: SqlTransaction,
  tables: readonly (keyof Schema)[],
): Promise<void> => {
  const steps = tables.map((table) => sql`delete from ${sql.table(table)};`);
  await sql`do $$ begin ${sql.join(steps, sql` `)} end $$`.execute(tx);
};
