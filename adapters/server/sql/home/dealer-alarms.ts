import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredAlarmWeeks } from '#core/backend/home/describe-alarm-weeks.rule.ts';
import { branchesPart } from '../groups/group-branches.ts';
import { clockPart } from '../groups/group-clock.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

interface Asked extends Readonly<Record<string, unknown>> {
  readonly group: number;
  readonly now: number;
  readonly weeks: number;
}

/** 52 weeks instead of a year, so that weeks begin on a Monday in both years. */
const YEAR = sql.lit(364);

/** The group's midnights are the ends of the weeks. `offset` makes the engine find the alarms by group and time. */
const selectWeeks = prepareRead(
  (_, { group, now, weeks }: Asked) => sql<StoredAlarmWeeks>`
    with ${branchesPart(group)}, ${clockPart(group, now)}, span as materialized (
      select ago.year, ago.first, (extract(epoch from ago.first::timestamp at time zone clock.zone) * 1000)::bigint as since,
             (extract(epoch from (ago.first + 7 * ${weeks}::int)::timestamp at time zone clock.zone) * 1000)::bigint as until
        from clock cross join lateral (
          select year, today - (extract(isodow from today)::int - 1) - 7 * (${weeks}::int - 1) - ${YEAR} * year as first
            from generate_series(0, 1) as year) as ago)
    select (select to_char(first, 'YYYY-MM-DD') from span where year = 0) as first,
           ${jsonArrayFrom(sql<StoredAlarmWeeks['rows'][number]>`(
             select raised.year, raised.week,
                    count(*) filter (where raised.disposition like 'False – %')::int as "falseAlarms",
                    percentile_cont(0.5) within group (order by raised.answered) as answered
               from (select span.year, alarm.disposition, (alarm.picked_up_at - alarm.raised_at) / 1000.0 as answered,
                            ((to_timestamp(alarm.raised_at / 1000.0) at time zone clock.zone)::date - span.first) / 7 as week
                       from span cross join clock cross join lateral (
                         select raised_at, picked_up_at, disposition from alarm
                          where alarm.site_group_num = any((select nums from branches)::int[])
                            and alarm.raised_at >= span.since and alarm.raised_at < span.until
                            and alarm.raised_at <= ${now}::bigint offset 0) as alarm) as raised
              group by grouping sets ((raised.year, raised.week), (raised.year))
              order by raised.year, raised.week)`)} as rows`,
);

/** Reads the false alarms and the times until an alarm was picked up, of some weeks and of the same weeks a year before. */
export const dealerAlarms = async (
  tx: SqlTransaction,
  group: number,
  now: number,
  weeks: number,
): Promise<StoredAlarmWeeks> => {
  const [row] = await selectWeeks(tx, { group, now, weeks });
  if (row === undefined) throw new Error('counting answered no row');
  return row;
};
