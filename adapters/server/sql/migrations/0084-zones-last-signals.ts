import type { Migration } from './migration.ts';

/**
 * Corrects zones marked as never having sent a signal although history has one. The migration searches 90 days of history,
 * as for a new zone (domain guide 6.3).
 */
export const zonesLastSignals: Migration = {
  num: 84,
  name: 'last signals of zones',
  statements: [
    `update zone set last_signal_at = newest.at, last_signal = newest.event
       from (
         select distinct on (zone.id) zone.id, told.at, told.event
           from zone join activity told
             on told.site_num = zone.site_num and told.dev_num = zone.dev_num
            and told.code is not null and ltrim(told.zone, '0') = ltrim(zone.num, '0')
            and (zone.signal_code is null or zone.signal_code = told.code)
            and (zone.area_num = 0 or coalesce(told.area_num, 0) in (0, zone.area_num))
          where zone.last_signal_at is null and zone.deleted_at is null and not told.withheld
            and ltrim(zone.num, '0') <> ''
            and told.at > (extract(epoch from now()) * 1000)::bigint - 7776000000
          order by zone.id, told.at desc) newest
      where zone.id = newest.id`,
  ],
};
