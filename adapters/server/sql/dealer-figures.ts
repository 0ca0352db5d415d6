import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { describeRequest } from '#core/backend/panel-info/describe-panel.rule.ts';
import type { StoredServiceRequest } from '#core/backend/panel-info/service-request.repository.port.ts';
import type { DealerHome } from '#core/home/home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { IN_SCOPE, branchesPart } from './group-branches.ts';
import { isoInstantOrNull } from './instant.ts';
import { prepareRead } from './prepare-read.ts';
import type { SqlTransaction } from './schema.ts';
import { IS_OPEN, isRunning } from './site-badges.ts';

type Counts = Omit<DealerHome, 'asOf' | 'timeZone' | 'activeAlarms' | 'onTest' | 'serviceMessages'>;
type AlarmRow = Omit<DealerHome['activeAlarms'][number], 'since' | 'holdUntil'> & {
  readonly since: number;
  readonly holdUntil: number | null;
};
type TestRow = Omit<DealerHome['onTest'][number], 'startsAt' | 'endsAt'> & {
  readonly startsAt: number;
  readonly endsAt: number;
};

type ServiceRow = Omit<StoredServiceRequest, 'siteGroupNum' | 'withheld' | 'requestedById'> &
  Pick<DealerHome['serviceMessages'][number], 'siteName' | 'xmit'>;

interface HomeRow extends Counts {
  readonly timeZone: string | null;
  readonly alarms: readonly AlarmRow[];
  readonly tests: readonly TestRow[];
  readonly services: readonly ServiceRow[];
}

/** Sites of the group and of everything below it, cancelled ones left out. */
const COUNTED = sql`${IN_SCOPE} and site.state <> 'cancelled'`;

const alarms = (limit: number): RawBuilder<AlarmRow> => sql`(
  select alarm.num as "alarmNum", alarm.priority, alarm.service_type as "serviceType",
         site.num as "siteNum", site.name as "siteName", device.xmit, alarm.event, alarm.state,
         alarm.raised_at as since, alarm.hold_until as "holdUntil", site.time_zone as "timeZone"
    from alarm join site on site.num = alarm.site_num
    join device on device.site_num = alarm.site_num and device.dev_num = alarm.dev_num
   where ${IS_OPEN} and ${COUNTED}
   order by alarm.priority, alarm.raised_at, alarm.num limit ${limit}::int)`;

const tests = (now: number, limit: number): RawBuilder<TestRow> => sql`(
  select site.num as "siteNum", site.name as "siteName", device.xmit, site_test.category,
         site_test.placed_by as "placedBy", site_test.starts_at as "startsAt",
         site_test.ends_at as "endsAt"
    from site_test join site on site.num = site_test.site_num
    join device on device.site_num = site_test.site_num and device.dev_num = site_test.dev_nums[1]
   where ${isRunning(now)} and ${COUNTED}
   order by site_test.ends_at, site_test.id limit ${limit}::int)`;

const IS_UNDONE = sql`service_request.state <> 'Closed'`;

/** What nobody took care of comes first, the longest wait first. */
const services = (limit: number): RawBuilder<ServiceRow> => sql`(
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

interface Asked extends Readonly<Record<string, unknown>> {
  readonly group: number;
  readonly now: number;
  readonly limit: number;
}

const selectHome = prepareRead(
  (_, { group, now, limit }: Asked) => sql<HomeRow>`
    with ${branchesPart(group)}
    select counted.*,
           (select time_zone from site_group where num = ${group}::int) as "timeZone",
           (select count(*) from alarm join site on site.num = alarm.site_num
             where ${IS_OPEN} and ${COUNTED}) as "activeAlarmCount",
           (select count(*) from site_test join site on site.num = site_test.site_num
             where ${isRunning(now)} and ${COUNTED}) as "onTestCount",
           (select count(*) from trouble join site on site.num = trouble.site_num
             where trouble.cleared_at is null and ${COUNTED}) as troubles,
           (select count(*) from device join site on site.num = device.site_num
             where site.state = 'monitored' and device.timer_test_due_at <= ${now}::bigint
               and ${IN_SCOPE}) as "missedTests",
           (select count(*) from service_request join site on site.num = service_request.site_num
             where ${IS_UNDONE} and ${COUNTED}) as "serviceMessageCount",
           ${jsonArrayFrom(services(limit))} as services,
           ${jsonArrayFrom(alarms(limit))} as alarms,
           ${jsonArrayFrom(tests(now, limit))} as tests
      from (select count(*) as sites,
                   count(*) filter (where site.state = 'outOfService') as "outOfService",
                   count(*) filter (where site.state = 'installPending') as "installPending"
              from site where ${COUNTED}) as counted`,
);

/** A dealer's figures, in one statement: the group with its branches; alarms most urgent first, tests ending soonest first. */
export const dealerHome = async (
  tx: SqlTransaction,
  group: number,
  now: number,
  limit: number,
): Promise<DealerHome> => {
  const [row] = await selectHome(tx, { group, now, limit });
  if (row === undefined) throw new Error('counting answered no row');
  const { timeZone, alarms: open, tests: running, services: waiting, ...counts } = row;
  return {
    ...counts,
    asOf: isoInstant(now),
    timeZone: timeZone ?? 'UTC',
    activeAlarms: open.map(({ since, holdUntil, ...alarm }) => ({
      ...alarm,
      since: isoInstant(since),
      holdUntil: isoInstantOrNull(holdUntil),
    })),
    serviceMessages: waiting.map(({ siteNum, siteName, xmit, ...request }) => ({
      ...describeRequest(request),
      siteNum,
      siteName,
      xmit,
    })),
    onTest: running.map((test) => ({
      ...test,
      startsAt: isoInstant(test.startsAt),
      endsAt: isoInstant(test.endsAt),
    })),
  };
};
