import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects the defined zones of each site (domain guide 6.3, 6.9). */
export const zoneList: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, device.description as device, zone.area_num as area, zone.num as zone, zone.description as zone_text,
         zone.service_type, zone.signal_code, zone.event_code, zone.location, zone.equipment,
         json_build_array(site.num, zone.dev_num, zone.area_num, zone.num, zone.id) as place
    from site join zone on zone.site_num = site.num and zone.deleted_at is null
    left join device on device.site_num = zone.site_num and device.dev_num = zone.dev_num
   where ${sitesFrom(ask)}
     and ${behind(ask, sql`zone.dev_num::bigint, zone.area_num::bigint, zone.num, zone.id::text`, ['bigint', 'bigint', 'text', 'text'])}
   order by site.num, zone.dev_num, zone.area_num, zone.num, zone.id::text limit ${ask.limit}::int`;
