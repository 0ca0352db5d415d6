import { sql } from 'kysely';
import type { RowsOf } from '../prepare-read.ts';
import { scheduleEntries } from '../schedules/read-schedules.ts';
import { fromRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;
interface Asked {
  readonly nums: readonly number[];
  readonly overBefore: string;
}

const layers = (db: Db, { nums }: Asked) =>
  db
    .selectFrom('schedule')
    .select(['schedule.id', 'schedule.site_num as site', 'area_nums as areaNums'])
    .select(scheduleEntries(db))
    .where(sql<boolean>`schedule.site_num = any(${nums}::int[])`)
    .where('deleted_at', 'is', null)
    .orderBy('schedule.id');

const reactions = (db: Db, { nums }: Asked) =>
  db
    .selectFrom('site_supervision')
    .selectAll()
    .where(sql<boolean>`site_num = any(${nums}::int[])`);

/** Selects all schedule layers of some sites, and the sites' reactions to missed times. Expired exceptions are left out. */
export const portalHours = (db: Db, asked: Asked) => ({
  weeks: layers(db, asked).where('layer', '=', sql.lit('permanent' as const)),
  exceptions: layers(db, asked)
    .select(['layer', 'kind', 'reason', 'authorized_by as authorizedBy'])
    .select(['from_day as fromDay', 'to_day as toDay', 'holiday_group as holidayGroup'])
    .select(['holiday_name as holidayName', 'applies_on as appliesOn'])
    .where('layer', '<>', sql.lit('permanent' as const))
    .where(sql<boolean>`(layer = 'holiday' or to_day >= ${asked.overBefore}::text)`),
  reactions: reactions(db, asked),
});

/** Converts a schedule layer to the form of an import file, which calls entries `openings`. */
export const layerOf = <Row extends { readonly entries: unknown }>({ entries, ...row }: Row) => ({
  ...row,
  openings: entries,
});

/** Converts a site's reactions to an object keyed by schedule check, with the current revision. */
export const reactionsOf = (row: RowsOf<ReturnType<typeof reactions>>[number]) => {
  const { siteNum: site, ...values } = fromRow(without(row, 'updated_at', 'updated_by'));
  return { ...values, site };
};
