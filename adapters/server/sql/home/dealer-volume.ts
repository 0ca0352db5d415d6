import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredVolume } from '#core/backend/home/describe-volume.rule.ts';
import { COUNTED } from './dealer-counts.ts';
import { branchesPart } from '../groups/group-branches.ts';
import { clockPart } from '../groups/group-clock.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

interface Asked extends Readonly<Record<string, unknown>> {
  readonly group: number;
  readonly now: number;
  readonly since: number;
}

const selectVolume = prepareRead(
  (_, { group, now, since }: Asked) => sql<StoredVolume>`
    with ${branchesPart(group)}, ${clockPart(group, now)}, armed as materialized (
      select count(distinct site.num) filter (where area.state = 'Open') as open,
             count(distinct site.num)
               - count(distinct site.num) filter (where area.state not like 'Closed%') as closed
        from area join site on site.num = area.site_num where ${COUNTED})
    select clock.zone as "timeZone", clock.day_start as "dayStart",
           to_char(clock.today, 'YYYY-MM-DD') as today,
           armed.open, armed.closed,
           ${jsonArrayFrom(sql<StoredVolume['slots'][number]>`(
             select slot.at, sum(signals)::bigint as signals, sum(alarms)::bigint as alarms,
                    sum(openings)::bigint as openings, sum(closings)::bigint as closings,
                    to_char(to_timestamp(slot.at / 1000.0) at time zone clock.zone, 'YYYY-MM-DD') as day
               from activity_slot slot
              where slot.site_group_num = any((select nums from branches)::int[])
                and slot.at >= ${since}::bigint and slot.at <= ${now}::bigint
              group by slot.at order by slot.at)`)} as slots
      from clock cross join armed`,
);

/** Reads the signal counts per half hour since `since`, and the numbers of open and closed accounts, in one statement. */
export const dealerVolume = async (
  tx: SqlTransaction,
  group: number,
  now: number,
  since: number,
): Promise<StoredVolume> => {
  const [row] = await selectVolume(tx, { group, now, since });
  if (row === undefined) throw new Error('counting answered no row');
  return row;
};
