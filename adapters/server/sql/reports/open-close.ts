import { sql, type RawBuilder } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

const bucketOf = (unit: 'day' | 'week' | 'month'): RawBuilder<string> => {
  const text = unit === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
  return sql<string>`to_char(date_trunc(${sql.lit(unit)}, to_timestamp(activity.at / 1000.0) at time zone site.time_zone), ${sql.lit(text)})`;
};

/** Selects openings and closings of each site, counted by day, week (from Monday) or month in the site's time zone (domain guide 6.9). */
export const openClose =
  (unit: 'day' | 'week' | 'month'): ReportQuery =>
  (ask) =>
    sql`
  select ${SITE_COLUMNS}, r.bucket, r.openings, r.closings, r.first_at, r.last_at,
         json_build_array(site.num, r.bucket) as place
    from site cross join lateral (
      select ${bucketOf(unit)} as bucket,
             count(*) filter (where activity.detail ->> 'arming' = 'open')::int as openings,
             count(*) filter (where activity.detail ->> 'arming' <> 'open')::int as closings,
             min(activity.at) filter (where activity.detail ->> 'arming' = 'open') as first_at,
             max(activity.at) filter (where activity.detail ->> 'arming' <> 'open') as last_at
        from activity
       where activity.site_num = site.num and activity.at >= ${ask.from}::bigint and activity.at < ${ask.until}::bigint
         and activity.detail ->> 'arming' is not null
       group by 1 having ${behind(ask, bucketOf(unit), ['text'])}
       order by 1 limit ${ask.limit}::int) r
   where ${sitesFrom(ask)}
   order by site.num, r.bucket limit ${ask.limit}::int`;
