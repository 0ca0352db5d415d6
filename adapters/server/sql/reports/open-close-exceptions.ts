import { sql } from 'kysely';
import { CHECK_KINDS, CHECKS } from '#core/schedules/check-kinds.ts';
import { behind, dayOf, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

const EXCEPTIONS: readonly string[] = CHECKS.map((check) => CHECK_KINDS[check].label);

/**
 * Selects early, late and missing openings and closings of a period, reported by the panel or by schedule supervision
 * (domain guide 6.5, 6.9).
 */
export const openCloseExceptions: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, r.at, r.event, r.day, r.comment, r.due,
         coalesce(area.name, 'Area ' || r.area_num) as area, json_build_array(site.num, r.at, r.id) as place
    from site cross join lateral (
      select activity.*, activity.detail ->> 'due' as due, ${dayOf(sql`activity.at`)} as day from activity
       where activity.site_num = site.num and activity.at >= ${ask.from}::bigint and activity.at < ${ask.until}::bigint
         and (activity.service_type = 'Schedule' or activity.event = any(${[...EXCEPTIONS]}::text[]))
         and ${behind(ask, sql`activity.at, activity.id`, ['bigint', 'uuid'])}
       order by activity.at, activity.id limit ${ask.limit}::int) r
    left join area on area.site_num = r.site_num and area.dev_num = r.dev_num and area.num = r.area_num
   where ${sitesFrom(ask)}
   order by site.num, r.at, r.id limit ${ask.limit}::int`;
