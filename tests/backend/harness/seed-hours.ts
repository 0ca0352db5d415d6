import { randomUUID } from 'node:crypto';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import type { Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import { toRow, without } from '#adapters/server/sql/row-names.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Builds business hours of one day: opening from 08:00 to 09:15, closing from 17:30 to 18:15. `rest` overrides fields. */
export const openingHours = (rest: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  weekdays: EVERY_DAY,
  opensAt: 9 * 60,
  closesAt: 18 * 60,
  windowBefore: 30,
  windowAfter: 15,
  mustOpen: true,
  mustClose: true,
  ...rest,
});

/** Builds a layer of business hours for all areas and days. `rest` overrides fields. */
export const hoursLayer = (rest: Partial<Schedule> = {}): Schedule => ({
  layer: 'permanent',
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  areaNums: [],
  entries: [openingHours()],
  ...rest,
});

/** Replaces the business hours of a site without notifying the supervision. */
export const seedHours = async (
  sql: Sql,
  { site, group, layers }: { site: number; group: number; layers: readonly Schedule[] },
): Promise<void> => {
  await sql.updateTable('schedule').set({ deleted_at: 1 }).where('site_num', '=', site).execute();
  for (const layer of layers) {
    const id = randomUUID();
    await sql
      .insertInto('schedule')
      .values({
        ...toRow(without(layer, 'entries')),
        id,
        site_num: site,
        site_group_num: group,
        authorized_by: null,
        updated_at: 0,
        updated_by: null,
      })
      .execute();
    for (const [index, entry] of layer.entries.entries())
      await sql
        .insertInto('schedule_entry')
        .values({ ...toRow(entry), schedule_id: id, position: index + 1 })
        .execute();
  }
};

/** Writes a site's reactions to missed checks. */
export const seedReactions = async (
  sql: Sql,
  site: number,
  reactions: CheckReactions,
): Promise<void> => {
  await sql
    .insertInto('site_supervision')
    .values({ ...toRow(reactions), site_num: site, updated_at: 0, updated_by: null })
    .onConflict((conflict) => conflict.column('site_num').doUpdateSet(toRow(reactions)))
    .execute();
};
