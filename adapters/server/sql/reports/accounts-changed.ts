import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects the accounts added and the services ended in a period (domain guide 6.9). */
export const accountsChanged: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, g.name as branch, r.at, r.event, r.who, r.comment, json_build_array(site.num, r.at, r.event) as place
    from site join site_group g on g.num = site.site_group_num
    cross join lateral (
      select site.monitored_since as at, 'Added' as event, null::text as who, null::text as comment
       where site.monitored_since is not null
      union all
      select c.ended_at, 'Canceled', c.asked_by, c.reason from change_request c
       where c.site_num = site.num and c.field = 'service' and c.ended_at is not null and c.withdrawn_at is null) r
   where ${sitesFrom(ask)} and r.at >= ${ask.from}::bigint and r.at < ${ask.until}::bigint
     and ${behind(ask, sql`r.at, r.event`, ['bigint', 'text'])}
   order by site.num, r.at, r.event limit ${ask.limit}::int`;
