import { sql, type RawBuilder } from 'kysely';
import type { StoredServiceRequest } from '#core/backend/panel-info/service-request.repository.port.ts';
import type { DealerHome, RunningTest } from '#core/home/dealer-home.schema.ts';
import { COUNTED, type CountedBy } from './dealer-counts.ts';
import { IS_OPEN, isRunning } from '../sites/site-badges.ts';

/** An alarm that operators are currently handling. Times are in milliseconds UTC. */
export type AlarmRow = Omit<DealerHome['activeAlarms'][number], 'since' | 'holdUntil'> & {
  readonly since: number;
  readonly holdUntil: number | null;
};
/** A running test, with times in milliseconds UTC. */
export type TestRow = Omit<RunningTest, 'startsAt' | 'endsAt'> & {
  readonly startsAt: number;
  readonly endsAt: number;
};

/** A service request that is not closed. */
export type ServiceRow = Omit<StoredServiceRequest, 'siteGroupNum' | 'withheld' | 'requestedById'> &
  Pick<DealerHome['serviceMessages'][number], 'siteName' | 'xmit'>;

/** SQL query for the alarms that operators are currently handling, most urgent first. */
export const alarms = (limit: number): RawBuilder<AlarmRow> => sql`(
  select alarm.num as "alarmNum", alarm.priority, alarm.service_type as "serviceType",
         site.num as "siteNum", site.name as "siteName", device.xmit, alarm.dev_num as "devNum",
         alarm.event, alarm.further, alarm.state,
         alarm.raised_at as since, alarm.hold_until as "holdUntil", site.time_zone as "timeZone"
    from alarm join site on site.num = alarm.site_num
    join device on device.site_num = alarm.site_num and device.dev_num = alarm.dev_num
   where ${IS_OPEN} and ${COUNTED}
   order by alarm.priority, alarm.raised_at, alarm.num limit ${limit}::int)`;

/** SQL query for the running tests, soonest end first. Yields no rows without `mayTests`. */
export const tests = ({ now, limit, mayTests }: CountedBy): RawBuilder<TestRow> => sql`(
  select site_test.id::text as id, site_test.rev, site.num as "siteNum", site.name as "siteName",
         device.xmit, site_test.category,
         site_test.placed_by as "placedBy", site_test.starts_at as "startsAt",
         site_test.ends_at as "endsAt"
    from site_test join site on site.num = site_test.site_num
    join device on device.site_num = site_test.site_num and device.dev_num = site_test.dev_nums[1]
   where ${mayTests}::boolean and ${isRunning(now)} and ${COUNTED}
   order by site_test.ends_at, site_test.id limit ${limit}::int)`;

/** SQL condition: true for a service request that is not closed. */
export const IS_UNDONE = sql`service_request.state <> 'Closed'`;

/**
 * SQL query for the service requests that are not closed: first the requests that nobody has taken, then the others, each
 * longest waiting first.
 */
export const services = (limit: number): RawBuilder<ServiceRow> => sql`(
  select service_request.id, service_request.rev, service_request.dev_num as "devNum",
         service_request.kind, service_request.text, service_request.state,
         service_request.requested_by as "requestedBy", service_request.requested_at as "requestedAt",
         service_request.acknowledged_by as "acknowledgedBy",
         service_request.acknowledged_at as "acknowledgedAt",
         service_request.closed_by as "closedBy", service_request.closed_at as "closedAt",
         site.num as "siteNum", site.name as "siteName",
         coalesce((select device.xmit from device where device.site_num = site.num
                     and device.dev_num = coalesce(service_request.dev_num, device.dev_num)
                   order by device.dev_num limit 1), '') as xmit
    from service_request join site on site.num = service_request.site_num
   where ${IS_UNDONE} and ${COUNTED}
   order by service_request.state = 'Acknowledged', service_request.requested_at, service_request.id
   limit ${limit}::int)`;
