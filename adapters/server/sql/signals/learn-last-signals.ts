import { sql, type RawBuilder } from 'kysely';
import type { Sql, SqlTransaction } from '../schema.ts';

/** How far back the earlier signals of a new zone are searched: 90 days, in milliseconds. */
export const LEARNT_MS = 90 * 86400000;

/**
 * Sets each zone's last signal from history, unless the zone has a newer one. The last signal may be older than the zone's
 * definition or disclosure. `zones` is a condition on rows of `zone`, and `rows` is a condition on history rows `told`.
 */
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
