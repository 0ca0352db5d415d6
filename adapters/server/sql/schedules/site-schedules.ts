import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schedule } from '#core/schedules/schedule.ts';
import type { RowsOf } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;

/** Selects all schedule layers of the given sites; without `mayRead`, no rows. */
export const siteSchedules = (db: Db, sites: Expression<number>, mayRead: boolean) =>
  db
    .selectFrom('schedule')
    .select(['schedule.site_num', 'layer', 'kind', 'reason', 'from_day as fromDay'])
    .select(['to_day as toDay', 'holiday_group as holidayGroup', 'holiday_name as holidayName'])
    .select(['area_nums as areaNums', 'applies_on as appliesOn'])
    .select(
      jsonArrayFrom(
        db
          .selectFrom('schedule_entry')
          .select(['weekdays', 'opens_at as opensAt', 'closes_at as closesAt'])
          .select(['window_before as windowBefore', 'window_after as windowAfter'])
          .select(['must_open as mustOpen', 'must_close as mustClose'])
          .where('schedule_id', '=', sql.ref<string>('schedule.id'))
          .orderBy('position'),
      ).as('entries'),
    )
    .where('schedule.site_num', '=', sites)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${mayRead}::boolean`)
    .orderBy('schedule.id');

/** Selects the holidays, which are the same for all sites. */
export const holidayList = (db: Db) =>
  db
    .selectFrom('holiday')
    .select(['holiday_group as holidayGroup', 'name', 'from_day as fromDay', 'to_day as toDay'])
    .where('deleted_at', 'is', null)
    .orderBy('from_day')
    .orderBy('name');

/** Converts a row into a schedule layer of the core. */
export const scheduleOf = ({
  site_num: _siteNum,
  ...schedule
}: RowsOf<ReturnType<typeof siteSchedules>>[number]): Schedule => schedule;
