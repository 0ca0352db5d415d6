import { sql, type RawBuilder } from 'kysely';

/** SQL `with` part `clock`: the time zone of a group, the current day there, and the start of that day. */
export const clockPart = (group: number, now: number): RawBuilder<unknown> => {
  const wall = sql`(to_timestamp(${now}::bigint / 1000.0) at time zone zone)`;
  return sql`clock (zone, today, day_start) as materialized (
    select zone, ${wall}::date,
           (extract(epoch from date_trunc('day', ${wall}) at time zone zone) * 1000)::bigint
      from (select coalesce((select time_zone from site_group where num = ${group}::int), 'UTC')
                   as zone) named)`;
};

/** SQL expression for the day that is `days` days after today in `clockPart`, as text such as `2026-03-12`. */
export const clockDay = (days: number): RawBuilder<string> =>
  sql`(select to_char(today + ${days}::int, 'YYYY-MM-DD') from clock)`;

/** SQL expression for the day that is `days` days after today in `clockPart`, as a date. */
export const clockDate = (days: number): RawBuilder<unknown> =>
  sql`(select today + ${days}::int from clock)`;

/** SQL expression that converts a day into milliseconds for sorting. */
export const dayMoment = (day: RawBuilder<string>): RawBuilder<number> =>
  sql`(extract(epoch from ${day}::date) * 1000)::bigint`;
