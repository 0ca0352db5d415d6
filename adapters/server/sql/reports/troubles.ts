import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects open troubles by site, then oldest first; low batteries are marked (domain guide 6.9). */
export const troubles: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, device.description as device, trouble.text, trouble.zone, trouble.since,
         trouble.text ilike '%batter%' as is_battery,
         round((${ask.now}::bigint - trouble.since) / 1000.0)::int as lasted,
         json_build_array(site.num, trouble.since, trouble.id) as place
    from site join trouble on trouble.site_num = site.num and trouble.cleared_at is null
    left join device on device.site_num = trouble.site_num and device.dev_num = trouble.dev_num
   where ${sitesFrom(ask)} and ${behind(ask, sql`trouble.since, trouble.id::text`, ['bigint', 'text'])}
   order by site.num, trouble.since, trouble.id::text limit ${ask.limit}::int`;
