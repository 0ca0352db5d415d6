import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects all history of the sites in scope in a period, by site, then oldest first (domain guide 6.9). */
export const alarmHistory: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, r.at, r.kind, r.event, r.code, r.zone, r.zone_text, r.alarm_num, r.on_test, r.comment,
         r.times, r.detail ->> 'arming' as arming,
         coalesce(r.actor, r.panel_user, r.contact) as who,
         json_build_array(site.num, r.at, coalesce(r.counter, 0), r.id) as place
    from site cross join lateral (
      select * from activity
       where activity.site_num = site.num and activity.at >= ${ask.from}::bigint and activity.at < ${ask.until}::bigint
         and ${behind(ask, sql`activity.at, coalesce(activity.counter, 0), activity.id`, ['bigint', 'bigint', 'uuid'])}
       order by activity.at, coalesce(activity.counter, 0), activity.id limit ${ask.limit}::int) r
   where ${sitesFrom(ask)}
   order by site.num, r.at, coalesce(r.counter, 0), r.id limit ${ask.limit}::int`;
