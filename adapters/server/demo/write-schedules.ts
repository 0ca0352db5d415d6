import { insertRows } from '../sql/insert-rows.ts';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { demoHolidays, demoSchedules } from './demo-schedules.ts';
import type { DemoWorld } from './demo-world.ts';
import { storyReactions, storySchedules } from './story-schedules.ts';

const idOf = (index: number): string => demoId(90001 + index);

/** The hours of the sites and the holidays; sites must be there. */
export const writeSchedules = async (
  tx: SqlTransaction,
  { sites }: DemoWorld,
  { now, seed }: { readonly now: number; readonly seed: number },
): Promise<void> => {
  const schedules = [...demoSchedules(sites, seed, now), ...storySchedules(sites, now)];
  await insertRows(
    tx,
    'holiday',
    demoHolidays(now).map((holiday, index) => ({ ...toRow(holiday), id: demoId(95001 + index) })),
  );
  await insertRows(
    tx,
    'schedule',
    schedules.map((schedule, index) => ({
      ...toRow(without(schedule, 'entries', 'by')),
      id: idOf(index),
      authorized_by: schedule.by ?? null,
      updated_at: now,
      updated_by: null,
    })),
  );
  await insertRows(
    tx,
    'schedule_entry',
    schedules.flatMap(({ entries }, index) =>
      entries.map((entry, at) => ({
        ...toRow(entry),
        schedule_id: idOf(index),
        position: at + 1,
      })),
    ),
  );
  const reactions = storyReactions(sites);
  if (reactions.length > 0)
    await insertRows(
      tx,
      'site_supervision',
      reactions.map(({ siteNum, values }) => ({
        ...toRow(values),
        site_num: siteNum,
        rev: 1,
        updated_at: now,
        updated_by: null,
      })),
    );
};
