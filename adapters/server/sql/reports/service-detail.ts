import { sql } from 'kysely';
import { placeAt, SITE_COLUMNS, sitesOf, type ReportQuery } from './report-query.ts';

/** Selects the services of each account in a period, each with its number of days (domain guide 6.9). */
export const serviceDetail: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, g.name as branch, site.kind as site_kind, site.monitored_since,
         case site.state when 'monitored' then 'Monitored' when 'outOfService' then 'Out of service'
           when 'installPending' then 'Install pending' when 'cancelPending' then 'Cancel pending' else 'Canceled' end as state,
         (select string_agg(s.name, ', ' order by s.position) from site_service s where s.site_num = site.num) as services,
         (select count(*)::int from device where device.site_num = site.num) as devices,
         greatest(0, ceil((least(${ask.until}::bigint, coalesce(ended.at, ${ask.until}::bigint))
           - greatest(${ask.from}::bigint, site.monitored_since)) / 86400000.0))::int as billed_days,
         json_build_array(site.num) as place
    from site join site_group g on g.num = site.site_group_num
    left join lateral (
      select max(c.ended_at) as at from change_request c
       where c.site_num = site.num and c.field = 'service' and c.withdrawn_at is null) ended on true
   where ${sitesOf(ask)} and site.num > ${Number(placeAt(ask.after, 0) ?? 0)}::int
     and site.monitored_since < ${ask.until}::bigint and coalesce(ended.at, ${ask.until}::bigint) > ${ask.from}::bigint
   order by site.num limit ${ask.limit}::int`;
