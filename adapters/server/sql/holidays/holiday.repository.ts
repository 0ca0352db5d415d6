import { sql, type Selectable } from 'kysely';
import type {
  HolidayRepository,
  StoredHoliday,
} from '#core/backend/holidays/holiday.repository.port.ts';
import { fromRow, happened, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { HolidayTable } from '../schedules/tables-schedules.ts';

const holidayOf = (row: Selectable<HolidayTable>): StoredHoliday => fromRow(row);

/** Stores holidays in SQL. */
export const sqlHolidayRepository = (tx: SqlTransaction): HolidayRepository => ({
  list: async () => {
    const rows = await tx
      .selectFrom('holiday')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('from_day')
      .orderBy('name')
      .execute();
    return rows.map(holidayOf);
  },

  lock: async (id) => {
    // Serializes concurrent additions of the same holiday.
    await sql`select pg_advisory_xact_lock(hashtext('holiday'))`.execute(tx);
    const row = await tx.selectFrom('holiday').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : holidayOf(row);
  },

  add: (holiday) =>
    happened(
      tx
        .insertInto('holiday')
        .values(toRow(holiday))
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  put: async (holiday) => {
    const row = toRow(without(holiday, 'id'));
    await tx.updateTable('holiday').set(row).where('id', '=', holiday.id).execute();
  },
});
