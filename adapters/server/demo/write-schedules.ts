import { nextLook } from '#core/backend/schedules/found-check.rule.ts';
import { planHours } from '#core/schedules/effective-hours.rule.ts';
import { temporalWallClock } from '../../temporal/temporal-wall-clock.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { demoHolidays, demoSchedules, type DemoSchedule } from './demo-schedules.ts';
import { demoReactions } from './demo-supervision.ts';
import type { DemoWorld } from './demo-world.ts';
import { scenarioReactions, scenarioSchedules } from './scenario-schedules.ts';

const idOf = (index: number): string => demoId(90001 + index);

/** Builds the schedule watches of the sites with business hours, starting now, as if the hours had existed before. */
const watchesOf = (schedules: readonly DemoSchedule[], sites: DemoWorld['sites'], now: number) => {
  const holidays = demoHolidays(now);
  return sites.flatMap(({ siteNum, timeZone, devices }) => {
    const own = schedules.filter((schedule) => schedule.siteNum === siteNum);
    if (own.length === 0) return [];
    const nums = devices.flatMap(({ areas }) => areas.map(({ areaNum }) => areaNum));
    const localClock = { clock: temporalWallClock, timeZone };
    const next = nextLook(planHours(own, holidays), nums, now, localClock);
    return [toRow({ siteNum, watchedFrom: now, lookedUntil: now, ...next })];
  });
};

/** Writes the holidays and the business hours of the sites. The sites must exist. */
export const writeSchedules = async (
  tx: SqlTransaction,
  { sites }: DemoWorld,
  { now, seed }: { readonly now: number; readonly seed: number },
): Promise<void> => {
  const schedules = [...demoSchedules(sites, seed, now), ...scenarioSchedules(sites, now)];
  await insertRows(
    tx,
    'holiday',
    demoHolidays(now).map((holiday, index) => ({
      ...toRow(holiday),
      id: demoId(95001 + index),
      updated_by: null,
      updated_at: null,
      deleted_at: null,
    })),
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
  await insertRows(tx, 'supervision_watch', watchesOf(schedules, sites, now));
  const written = scenarioReactions(sites);
  await insertRows(
    tx,
    'site_supervision',
    demoReactions(schedules).map(({ siteNum, reactions }) => ({
      ...toRow(written.find((one) => one.siteNum === siteNum)?.values ?? reactions),
      site_num: siteNum,
      rev: 1,
      updated_at: now,
      updated_by: null,
    })),
  );
};
