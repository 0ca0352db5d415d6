import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects the results of each zone in the tests that started in a period, named as in domain guide 10. */
export const testResults: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, t.starts_at as at, device.description as device, z.area_num as area, z.zone, zone.description as zone_text,
         case when z.restored_at is not null then 'Restored' when z.first_at is not null then 'Received' else 'Waiting' end as result,
         z.first_at, z.restored_at, z.count,
         json_build_array(site.num, t.starts_at, t.id::text || ' ' || z.dev_num || ' ' || z.area_num || ' ' || z.zone || ' ' || z.withheld::text) as place
    from site join site_test t on t.site_num = site.num
      and t.starts_at >= ${ask.from}::bigint and t.starts_at < ${ask.until}::bigint
    join site_test_zone z on z.test_id = t.id
    left join device on device.site_num = site.num and device.dev_num = z.dev_num
    left join lateral (
      select one.description from zone one where one.site_num = site.num and one.dev_num = z.dev_num
         and one.area_num = z.area_num and one.num = z.zone and one.deleted_at is null limit 1) zone on true
   where ${sitesFrom(ask)}
     and ${behind(ask, sql`t.starts_at, t.id::text || ' ' || z.dev_num || ' ' || z.area_num || ' ' || z.zone || ' ' || z.withheld::text`, ['bigint', 'text'])}
   order by site.num, t.starts_at, t.id::text || ' ' || z.dev_num || ' ' || z.area_num || ' ' || z.zone || ' ' || z.withheld::text
   limit ${ask.limit}::int`;
