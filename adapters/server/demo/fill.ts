import type { Insertable } from 'kysely';
import type { Schema, SqlTransaction } from '../sql/schema.ts';

/** Writes rows of the demo world into one table. */
export const fill = async <Table extends keyof Schema>(
  tx: SqlTransaction,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> => {
  await tx.insertInto(table).values(rows).execute();
};
