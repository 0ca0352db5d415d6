import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects the sites currently on test with the duration; tests of more than a day are marked (domain guide 6.1, 6.9). */
export const testsNow: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, t.category, t.starts_at, t.ends_at, t.placed_by, t.reason,
         round((${ask.now}::bigint - t.starts_at) / 1000.0)::int as lasted,
         ${ask.now}::bigint - t.starts_at > 86400000 as is_long,
         json_build_array(site.num, t.starts_at, t.id) as place
    from site join site_test t on t.site_num = site.num and t.cleared_at is null
      and t.starts_at <= ${ask.now}::bigint and t.ends_at > ${ask.now}::bigint
   where ${sitesFrom(ask)} and ${behind(ask, sql`t.starts_at, t.id::text`, ['bigint', 'text'])}
   order by site.num, t.starts_at, t.id::text limit ${ask.limit}::int`;
