import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** Selects devices whose expected test is missing, and devices silent for the requested number of days (domain guide 6.9). */
export const timerTests: ReportQuery = (ask) => sql`
  select ${SITE_COLUMNS}, device.description as device, device.timer_test_due_at as due_at, device.last_signal_at as last_at,
         device.last_signal, round((${ask.now}::bigint - device.last_signal_at) / 1000.0)::int as silent,
         case when device.timer_test_due_at < ${ask.now}::bigint then 'Timer test missed' else 'Silent' end as cause,
         json_build_array(site.num, device.dev_num) as place
    from site join device on device.site_num = site.num and device.decommissioned_on is null
   where ${sitesFrom(ask)} and site.state in ('monitored', 'cancelPending') and device.out_of_service is null
     and (device.timer_test_due_at < ${ask.now}::bigint
       or coalesce(device.last_signal_at, 0) < ${ask.now}::bigint - ${ask.days}::bigint * 86400000)
     and ${behind(ask, sql`device.dev_num::bigint`, ['bigint'])}
   order by site.num, device.dev_num limit ${ask.limit}::int`;
