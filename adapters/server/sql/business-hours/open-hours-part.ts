import { sql } from 'kysely';

/** SQL columns `weekly`, `temporary` and `holidays` of a group `g` from `from` on, which determine when the dealer answers calls itself. */
export const openHoursPart = (from: number) => sql`
  (select json_build_object('intervals', h.intervals, 'holidayGroup', h.holiday_group)
     from business_hours h where h.site_group_num = g.num) as weekly,
  (select coalesce(json_agg(json_build_object('id', t.id, 'from', t.starts_at, 'to', t.ends_at,
            'open', t.open, 'reason', t.reason, 'greeting', t.greeting) order by t.starts_at, t.id), '[]')
     from temp_business_hours t
    where t.site_group_num = g.num and t.deleted_at is null and t.ends_at > ${from}::bigint) as temporary,
  (select coalesce(json_agg(json_build_object('holidayGroup', d.holiday_group, 'name', d.name,
            'fromDay', d.from_day, 'toDay', d.to_day)), '[]')
     from holiday d join business_hours h on h.holiday_group = d.holiday_group
    where h.site_group_num = g.num and d.deleted_at is null) as holidays`;
