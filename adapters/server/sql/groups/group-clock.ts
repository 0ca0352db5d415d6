import { sql, type RawBuilder } from 'kysely';

/** What the clocks of a group say, as a `with` part of a statement: its zone, the day it is there and when that day began. */
export const clockPart = (group: number, now: number): RawBuilder<unknown> => {
  const wall = sql`(to_timestamp(${now}::bigint / 1000.0) at time zone zone)`;
  return sql`clock (zone, today, day_start) as materialized (
    select zone, ${wall}::date,
           (extract(epoch from date_trunc('day', ${wall}) at time zone zone) * 1000)::bigint
      from (select coalesce((select time_zone from site_group where num = ${group}::int), 'UTC')
                   as zone) named)`;
};

/** A day of `clockPart` so many days from today, `2026-03-12`. */
export const clockDay = (days: number): RawBuilder<string> =>
  sql`(select to_char(today + ${days}::int, 'YYYY-MM-DD') from clock)`;

/** The same where days are stored as such. */
export const clockDate = (days: number): RawBuilder<unknown> =>
  sql`(select today + ${days}::int from clock)`;

/** A day as an instant to be ordered by. */
export const dayMoment = (day: RawBuilder<string>): RawBuilder<number> =>
  sql`(extract(epoch from ${day}::date) * 1000)::bigint`;
