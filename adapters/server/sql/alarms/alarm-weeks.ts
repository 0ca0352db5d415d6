import { sql, type RawBuilder } from 'kysely';
import type { SiteAlarmWeek } from '#core/alarms/alarm-timeline.schema.ts';

/** Number of weeks before the running one. */
const BEFORE = sql.lit(11);

/**
 * SQL query for the alarms of a site by week, counted by how they ended, also for weeks without an alarm. Weeks begin on
 * Monday at the site. `visible` is false for alarms that the viewer may not see yet.
 */
export const alarmWeeks = (
  { siteNum, now }: { readonly siteNum: number; readonly now: number },
  seen: RawBuilder<boolean>,
  visible: RawBuilder<boolean>,
): RawBuilder<SiteAlarmWeek> => sql`(
  with here as materialized (
    select site.time_zone as zone,
           date_trunc('week', to_timestamp(${now}::bigint / 1000.0) at time zone site.time_zone)::date - 7 * ${BEFORE} as first
      from site where site.num = ${siteNum}::int and ${seen})
  select to_char(here.first + 7 * place, 'YYYY-MM-DD') as day,
         coalesce(counted.actual, 0) as actual, coalesce(counted."falseAlarms", 0) as "falseAlarms",
         coalesce(counted.other, 0) as other
    from here cross join generate_series(0, ${BEFORE}) as place
    left join (
      select ((to_timestamp(alarm.raised_at / 1000.0) at time zone here.zone)::date - here.first) / 7 as week,
             count(*) filter (where disposition like 'Actual – %')::int as actual,
             count(*) filter (where disposition like 'False – %' or disposition = 'Cancelled by passcode')::int as "falseAlarms",
             count(*) filter (where not coalesce(disposition like any(array['Actual – %', 'False – %', 'Cancelled by passcode']), false))::int as other
        from here join alarm on alarm.site_num = ${siteNum}::int and alarm.raised_at <= ${now}::bigint
         and alarm.raised_at >= (extract(epoch from here.first::timestamp at time zone here.zone) * 1000)::bigint
       where ${visible} group by 1) as counted on counted.week = place
   order by place)`;
