import type { InsertObject } from 'kysely';
import type { Schema, SqlTransaction } from './schema.ts';

/** Writes one row or some rows that meet no other. */
export const insertRows = async <Table extends keyof Schema>(
  tx: SqlTransaction,
  table: Table,
  rows: InsertObject<Schema, Table> | readonly InsertObject<Schema, Table>[],
): Promise<void> => {
  await tx.insertInto(table).values(rows).execute();
};
