import { sql, type RawBuilder } from 'kysely';

/** Selects the local time of a group as a `with` part of a statement: its time zone, the current day there, and the start of that day. */
export const clockPart = (group: number, now: number): RawBuilder<unknown> => {
  const wall = sql`(to_timestamp(${now}::bigint / 1000.0) at time zone zone)`;
  return sql`clock (zone, today, day_start) as materialized (
    select zone, ${wall}::date,
           (extract(epoch from date_trunc('day', ${wall}) at time zone zone) * 1000)::bigint
      from (select coalesce((select time_zone from site_group where num = ${group}::int), 'UTC')
                   as zone) named)`;
};

/** Returns the day this many days after today in `clockPart`, for example `2026-03-12`. */
export const clockDay = (days: number): RawBuilder<string> =>
  sql`(select to_char(today + ${days}::int, 'YYYY-MM-DD') from clock)`;

/** Returns the same day as a date, for columns of that type. */
export const clockDate = (days: number): RawBuilder<unknown> =>
  sql`(select today + ${days}::int from clock)`;

/** Converts a day into an instant for sorting. */
export const dayMoment = (day: RawBuilder<string>): RawBuilder<number> =>
  sql`(extract(epoch from ${day}::date) * 1000)::bigint`;
