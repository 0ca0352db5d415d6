import { sql, type RawBuilder } from 'kysely';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { CHANGED_TODAY, COUNTED, type CountedBy } from './dealer-counts.ts';
import { IN_SCOPE } from '../groups/group-branches.ts';
import type { SqlTransaction } from '../schema.ts';
import { badgeColumns, type BadgeRow, testedUntil } from '../sites/site-badges.ts';

/** Maximum number of rows in a small card. */
const FEW = sql.lit(5);

const NAMED = sql`site.num as "siteNum", site.name as "siteName"`;
/** SQL expression for the transmitter code of a site's first device, or '' if there is none. */
const FIRST_XMIT = sql<string>`coalesce((
  select device.xmit from device where device.site_num = site.num order by device.dev_num limit 1), '')`;

type Row<Card> = Card extends readonly (infer One)[] ? One : never;
type Stored<Of, Instant extends keyof Of> = {
  readonly [Name in keyof Of]: Name extends Instant ? number | Extract<Of[Name], null> : Of[Name];
};

/** A row of each dashboard card. Times are in milliseconds UTC. */
export interface CardRows {
  readonly oldestTroubles: Stored<Row<DealerHome['oldestTroubles']>, 'since'>;
  readonly silent: Stored<Row<DealerHome['silent']>, 'dueAt'>;
  readonly notClosed: Stored<Row<DealerHome['notClosed']>, 'since'>;
  readonly installs: Stored<Row<DealerHome['installs']>, 'lastSignalAt'>;
  readonly ending: Row<DealerHome['ending']>;
  readonly changes: Stored<Row<DealerHome['changes']>, 'at'>;
  readonly saved: Omit<DealerHome['saved'][number], 'badges'> & BadgeRow;
}

/** SQL query for the oldest open troubles. */
export const oldestTroubles: RawBuilder<CardRows['oldestTroubles']> = sql`(
  select ${NAMED}, device.xmit, trouble.dev_num as "devNum", trouble.id::text as id, trouble.text,
         trouble.since
    from (select * from troubled order by since, id limit ${FEW}) trouble
    join site on site.num = trouble.site_num
    join device on device.site_num = trouble.site_num and device.dev_num = trouble.dev_num
   order by trouble.since, trouble.id)`;

/** SQL query for the devices whose test has been missing longest. */
export const silent: RawBuilder<CardRows['silent']> = sql`(
  select ${NAMED}, device.xmit, device.dev_num as "devNum", device.timer_test_due_at as "dueAt"
    from (select * from missed order by timer_test_due_at, site_num, dev_num limit ${FEW}) device
    join site on site.num = device.site_num
   order by device.timer_test_due_at, site.num, device.dev_num)`;

/** SQL query for the areas that recently missed their closing and are still open, longest open first. */
export const notClosed: RawBuilder<CardRows['notClosed']> = sql`(
  select ${NAMED}, device.xmit, device.dev_num as "devNum", area.name as area, late.since
    from (select * from unclosed order by since, site_num, area_num limit ${FEW}) late
    join site on site.num = late.site_num
    join device on device.site_num = late.site_num and device.dev_num = late.dev_num
    join area on area.site_num = late.site_num and area.dev_num = late.dev_num
     and area.num = late.area_num
   order by late.since, site.num, area.num)`;

/** SQL query for the open site whose closing is due next. Yields no row without `mayHours`. */
export const nextClosing = ({
  now,
  mayHours,
}: CountedBy): RawBuilder<{ siteNum: number; siteName: string; at: number }> => sql`(
  select ${NAMED}, watch.closing_at as at
    from supervision_watch watch join site on site.num = watch.site_num
   where ${mayHours}::boolean and watch.closing_at > ${now}::bigint
     and site.state in ('monitored', 'cancelPending') and ${IN_SCOPE}
     and exists (select from area where area.site_num = site.num and area.state = 'Open')
   order by watch.closing_at, watch.site_num limit 1)`;

/** SQL query for the accounts that wait for their first accepted signal, longest silent first. */
export const installs: RawBuilder<CardRows['installs']> = sql`(
  select * from (
    select ${NAMED}, ${FIRST_XMIT} as xmit,
           (select max(last_signal_at) from device where device.site_num = site.num) as "lastSignalAt"
      from site where site.state = 'installPending' and ${IN_SCOPE}) pending
   order by "lastSignalAt" nulls first, "siteNum" limit ${FEW})`;

/** SQL query for items that expire within 30 days and that the user may see, soonest first. */
export const ending = ({ limit }: CountedBy): RawBuilder<CardRows['ending']> => sql`(
  select ${NAMED}, ${FIRST_XMIT} as xmit, ends.kind, ends.what, ends.day
    from (select * from ends order by day, site_num, kind, what limit ${limit}::int) ends
    join site on site.num = ends.site_num
   order by ends.day, site.num, ends.kind, ends.what)`;

/** SQL query for the latest data changes of today, without texts that the user may have no right to see. */
export const changes: RawBuilder<CardRows['changes']> = sql`(
  select ${NAMED}, ${FIRST_XMIT} as xmit, activity.id::text as id, activity.event, activity.actor,
         activity.at
    from activity join site on site.num = activity.site_num
   where ${CHANGED_TODAY} and ${COUNTED}
   order by activity.at desc, activity.id limit ${FEW})`;

/** SQL query for the user's favorites and the group's watch list, sites that need attention first. */
export const saved = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  { accountId, group, limit, now }: CountedBy,
) =>
  db
    .selectFrom('site')
    .leftJoin('site_favorite as star', (join) =>
      join.onRef('star.site_num', '=', 'site.num').on('star.user_id', '=', accountId),
    )
    .leftJoin('site_watch as watch', (join) =>
      join.onRef('watch.site_num', '=', 'site.num').on('watch.site_group_num', '=', group),
    )
    .select(['site.num as siteNum', 'site.name as siteName', FIRST_XMIT.as('xmit')])
    .select([
      sql<number>`coalesce((select min(dev_num) from device where site_num = site.num), 0)`.as(
        'devNum',
      ),
      sql<boolean>`star.user_id is not null`.as('favorite'),
      'watch.watched_by as watchedBy',
    ])
    .select(badgeColumns(now))
    .where(
      sql<boolean>`site.num in (select site_num from site_favorite where user_id = ${accountId}
        union select site_num from site_watch where site_group_num = ${group}::int) and ${COUNTED}`,
    )
    .orderBy('alarmed', 'desc')
    .orderBy(sql`${testedUntil(now)} is null`)
    .orderBy('troubled', 'desc')
    .orderBy('site.name')
    .orderBy('site.num')
    .limit(sql<number>`${limit}::int`);
