import { sql, type InsertObject } from 'kysely';
import { jsonText } from './json-text.ts';
import type { Schema, SqlTransaction } from './schema.ts';

/** Inserts one or more rows. A conflict with an existing row is an error. */
export const insertRows = async <Table extends keyof Schema>(
  tx: SqlTransaction,
  table: Table,
  rows: InsertObject<Schema, Table> | readonly InsertObject<Schema, Table>[],
): Promise<void> => {
  await tx.insertInto(table).values(rows).execute();
};

/** Returns an SQL list of the column names in `rows`. All rows must have the same columns. */
const columnsOf = (rows: readonly object[]) =>
  sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));

/**
 * Returns the column list and a single parameter that contains all rows. The statement text is the same for any number of
 * rows, so that the cache of prepared statements does not fill up.
 */
export const manyRows = (table: keyof Schema, rows: readonly object[]) => ({
  columns: columnsOf(rows),
  rows: sql`jsonb_populate_recordset(null::${sql.table(table)}, ${jsonText(rows)}::jsonb)`,
});

/** Inserts any number of rows, including none. Pass values of JSON columns as values, not as JSON text. */
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
