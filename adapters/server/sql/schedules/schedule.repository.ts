import type {
  ScheduleRepository,
  StoredSchedule,
} from '#core/backend/schedules/schedule.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { lookAtSchedules, scheduleFacts, storedSchedules } from './read-schedules.ts';
import { toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const insertEntries = async (
  tx: SqlTransaction,
  { id, entries }: Pick<StoredSchedule, 'id' | 'entries'>,
): Promise<void> => {
  if (entries.length === 0) return;
  await insertRows(
    tx,
    'schedule_entry',
    entries.map((entry, index) => ({
      ...toRow({ ...entry, weekdays: [...entry.weekdays] }),
      schedule_id: id,
      position: index + 1,
    })),
  );
};

/** SQL repository of sites' opening and closing hours. */
export const sqlScheduleRepository = (tx: SqlTransaction): ScheduleRepository => ({
  look: (...asked) => lookAtSchedules(tx, ...asked),

  facts: (siteNum, accountId) => scheduleFacts(tx, siteNum, accountId),

  find: async (siteNum, id) =>
    (await storedSchedules(tx, siteNum).where('schedule.id', '=', id).executeTakeFirst()) ?? null,

  pressed: (siteNum, pressId) =>
    storedSchedules(tx, siteNum).where('press_id', '=', pressId).execute(),

  insert: async ({ siteNum, siteGroupNum }, schedule) => {
    await insertRows(tx, 'schedule', {
      ...toRow(without(schedule, 'entries')),
      area_nums: [...schedule.areaNums],
      site_num: siteNum,
      site_group_num: siteGroupNum,
    });
    await insertEntries(tx, schedule);
  },

  update: async (schedule) => {
    await tx
      .updateTable('schedule')
      .set({ ...toRow(without(schedule, 'entries', 'id')), area_nums: [...schedule.areaNums] })
      .where('id', '=', schedule.id)
      .execute();
    await tx.deleteFrom('schedule_entry').where('schedule_id', '=', schedule.id).execute();
    await insertEntries(tx, schedule);
  },

  putReactions: async (siteNum, { values, rev, updatedAt, updatedBy }) => {
    const row = { ...toRow(values), rev, updated_at: updatedAt, updated_by: updatedBy };
    await tx
      .insertInto('site_supervision')
      .values({ ...row, site_num: siteNum })
      .onConflict((known) => known.column('site_num').doUpdateSet(row))
      .execute();
  },
});
