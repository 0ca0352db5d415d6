import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/**
 * Selects the times from each alarm of a period until an operator's pickup, the responders' arrival and the end of the
 * alarm (domain guide 6.9).
 */
export const responseTimes: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, alarm.raised_at as at, alarm.num as alarm_num, alarm.event, alarm.priority, alarm.disposition,
         round((alarm.picked_up_at - alarm.raised_at) / 1000.0)::int as picked_up,
         round((acts.dispatched_at - alarm.raised_at) / 1000.0)::int as dispatched,
         round((acts.arrived_at - alarm.raised_at) / 1000.0)::int as arrived,
         round((alarm.cleared_at - alarm.raised_at) / 1000.0)::int as cleared,
         json_build_array(site.num, alarm.raised_at, alarm.num) as place
    from site join alarm on alarm.site_num = site.num
      and alarm.raised_at >= ${ask.from}::bigint and alarm.raised_at < ${ask.until}::bigint
    cross join lateral (
      select min(a.at) filter (where a.event = 'Dispatched') as dispatched_at,
             min(a.at) filter (where a.event = 'Responder on scene') as arrived_at
        from activity a where a.alarm_num = alarm.num) acts
   where ${sitesFrom(ask)} and ${behind(ask, sql`alarm.raised_at, alarm.num`, ['bigint', 'bigint'])}
   order by site.num, alarm.raised_at, alarm.num limit ${ask.limit}::int`;
