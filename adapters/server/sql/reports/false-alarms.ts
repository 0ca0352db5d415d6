import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects the false alarms of a period, counted by site and panel user, with their causes (domain guide 6.9). */
export const falseAlarms: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, r.who, r.alarms, r.user_error, r.equipment, r.weather, r.last_at,
         json_build_array(site.num, r.who) as place
    from site cross join lateral (
      select coalesce(opened.panel_user, 'Nobody named') as who, count(*)::int as alarms,
             count(*) filter (where alarm.disposition = 'False – user error')::int as user_error,
             count(*) filter (where alarm.disposition = 'False – equipment')::int as equipment,
             count(*) filter (where alarm.disposition = 'False – weather/animal')::int as weather,
             max(alarm.raised_at) as last_at
        from alarm left join lateral (
          select a.panel_user from activity a where a.alarm_num = alarm.num and a.panel_user is not null
           order by a.at limit 1) opened on true
       where alarm.site_num = site.num and alarm.disposition like 'False – %'
         and alarm.raised_at >= ${ask.from}::bigint and alarm.raised_at < ${ask.until}::bigint
       group by 1 having ${behind(ask, sql`coalesce(opened.panel_user, 'Nobody named')`, ['text'])}
       order by 1 limit ${ask.limit}::int) r
   where ${sitesFrom(ask)}
   order by site.num, r.who limit ${ask.limit}::int`;
