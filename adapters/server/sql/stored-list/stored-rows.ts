import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { StoredListRow, StoredRows } from '#core/backend/stored-list/stored-rows.port.ts';
import { jsonText } from '../json-text.ts';
import { fromRow, toRow } from '../row-names.ts';
import type { Schema, SqlTransaction } from '../schema.ts';

/** Converts a value for its column; arrays become JSON. */
const cellOf = (value: unknown): unknown => (Array.isArray(value) ? jsonText(value) : value);

type StoredTable = 'contact_number' | 'library_item' | 'roadmap_item';
type StoredRow<Table extends StoredTable> = Selectable<Schema[Table]>;
type ReadRow<Table extends StoredTable> = ReturnType<typeof fromRow<StoredRow<Table>>>;

/** SQL repository of a stored list. The columns of its table are named after the list's fields. */
export const sqlStoredRows = <Table extends StoredTable, Row extends StoredListRow>(
  tx: SqlTransaction,
  table: Table,
  parts: { readonly order: RawBuilder<unknown>; readonly read: (row: ReadRow<Table>) => Row },
): StoredRows<Row> => {
  const from = sql.table(table);
  const rowOf = (row: StoredRow<Table>): Row => parts.read(fromRow(row));
  return {
    list: async () => {
      const { rows } = await sql<StoredRow<Table>>`
        select * from ${from} where deleted_at is null order by ${parts.order}`.execute(tx);
      return rows.map(rowOf);
    },

    lock: async (id) => {
      const { rows } = await sql<StoredRow<Table>>`
        select * from ${from} where id = ${id} for update`.execute(tx);
      return rows[0] === undefined ? null : rowOf(rows[0]);
    },

    add: async (row) => {
      const cells = Object.entries(toRow(row));
      const { rows } = await sql`
        insert into ${from} (${sql.join(cells.map(([name]) => sql.ref(name)))})
        values (${sql.join(cells.map(([, value]) => sql`${cellOf(value)}`))})
        on conflict (id) do nothing returning id`.execute(tx);
      return rows.length > 0;
    },

    put: async (row) => {
      const cells = Object.entries(toRow(row)).filter(([name]) => name !== 'id');
      await sql`
        update ${from}
           set ${sql.join(cells.map(([name, value]) => sql`${sql.ref(name)} = ${cellOf(value)}`))}
         where id = ${row.id}`.execute(tx);
    },
  };
};
