import { sql, type RawBuilder } from 'kysely';
import type { Sql, SqlTransaction } from '../schema.ts';

/** How far back a zone that is new looks for what it sent before it was defined, milliseconds. */
export const LEARNT_MS = 90 * 86400000;

/** Tells zones what they sent last as history has it, where they know nothing newer: before they were defined, or while nobody might know of it. `zones` and `rows` check a row of `zone` and one of `told`, a row of history. */
export const learnLastSignals = async (
  database: Sql | SqlTransaction,
  zones: RawBuilder<boolean>,
  rows: RawBuilder<boolean>,
): Promise<void> => {
  await sql`
    update zone set last_signal_at = newest.at, last_signal = newest.event
      from (
        select distinct on (zone.id) zone.id, told.at, told.event
          from zone join activity told
            on told.site_num = zone.site_num and told.dev_num = zone.dev_num
           and told.code is not null and ltrim(told.zone, '0') = ltrim(zone.num, '0')
           and (zone.signal_code is null or zone.signal_code = told.code)
           and (zone.area_num = 0 or coalesce(told.area_num, 0) in (0, zone.area_num))
         where ${zones} and ${rows} and zone.deleted_at is null and not told.withheld
           and ltrim(zone.num, '0') <> ''
         order by zone.id, told.at desc) newest
     where zone.id = newest.id
       and (zone.last_signal_at is null or zone.last_signal_at < newest.at)`.execute(database);
};
