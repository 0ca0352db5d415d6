import { sql, type InsertObject } from 'kysely';
import { jsonText } from './json-text.ts';
import type { Schema, SqlTransaction } from './schema.ts';

/** Writes one row or some rows that meet no other. */
export const insertRows = async <Table extends keyof Schema>(
  tx: SqlTransaction,
  table: Table,
  rows: InsertObject<Schema, Table> | readonly InsertObject<Schema, Table>[],
): Promise<void> => {
  await tx.insertInto(table).values(rows).execute();
};

/** The columns that rows name, all the same ones. */
const columnsOf = (rows: readonly object[]) =>
  sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));

/**
 * Rows of a table as one value, with the columns they name: the statement is the same however many there are, so that files of
 * any length leave the servers few statements to remember.
 */
export const manyRows = (table: keyof Schema, rows: readonly object[]) => ({
  columns: columnsOf(rows),
  rows: sql`jsonb_populate_recordset(null::${sql.table(table)}, ${jsonText(rows)}::jsonb)`,
});

/** The same as `insertRows` for any number of rows, also none; what is JSON in the database comes as it is. */
export const insertMany = async (
  tx: SqlTransaction,
  table: keyof Schema,
  all: readonly object[],
): Promise<void> => {
  if (all.length === 0) return;
  const { columns, rows } = manyRows(table, all);
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${rows}`.execute(
    tx,
  );
};
