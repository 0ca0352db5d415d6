import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects who changed passcodes and contacts in a period, without the changed values (domain guide 5.7, 6.9). */
export const codeChanges: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, r.at, r.event, r.actor as who, r.comment,
         json_build_array(site.num, r.at, r.id) as place
    from site cross join lateral (
      select * from activity
       where activity.site_num = site.num and activity.at >= ${ask.from}::bigint and activity.at < ${ask.until}::bigint
         and activity.kind = 'Data change' and activity.event ~ '(Passcode|PIN|Contact|contact|passcode|Gate code|Duress)'
         and ${behind(ask, sql`activity.at, activity.id`, ['bigint', 'uuid'])}
       order by activity.at, activity.id limit ${ask.limit}::int) r
   where ${sitesFrom(ask)}
   order by site.num, r.at, r.id limit ${ask.limit}::int`;
