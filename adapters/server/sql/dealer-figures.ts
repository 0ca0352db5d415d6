import { sql, type RawBuilder } from 'kysely';
import type { DealerHome } from '#core/home/home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SqlTransaction } from './schema.ts';

interface Counts {
  readonly timeZone: string | null;
  readonly sites: number;
  readonly outOfService: number;
  readonly installPending: number;
  readonly activeAlarmCount: number;
  readonly onTestCount: number;
  readonly troubles: number;
  readonly missedTests: number;
}

type AlarmRow = Omit<DealerHome['activeAlarms'][number], 'since'> & { readonly since: number };
type TestRow = Omit<DealerHome['onTest'][number], 'startsAt' | 'endsAt'> & {
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Sites of the group and of everything below it, cancelled ones left out. */
const scope = (siteGroupNum: number): RawBuilder<unknown> => sql`
  recursive branch (num) as (
    select num from site_group where num = ${siteGroupNum}::int
    union select child.num from site_group child join branch on child.parent_num = branch.num),
  scope as (select site.* from site join branch on site.site_group_num = branch.num where site.state <> 'cancelled')`;

const openAlarm = sql`alarm.state in ('New', 'In progress', 'On hold')`;

const runningTest = (now: number): RawBuilder<unknown> =>
  sql`running_test.cleared_at is null and running_test.starts_at <= ${now}::bigint and running_test.ends_at > ${now}::bigint`;

const counts = async (tx: SqlTransaction, group: number, now: number): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with ${scope(group)}
    select (select time_zone from site_group where num = ${group}::int) as "timeZone",
           (select count(*) from scope) as sites,
           (select count(*) from scope where state = 'outOfService') as "outOfService",
           (select count(*) from scope where state = 'installPending') as "installPending",
           (select count(*) from alarm join scope on scope.num = alarm.site_num where ${openAlarm}) as "activeAlarmCount",
           (select count(*) from running_test join scope on scope.num = running_test.site_num
             where ${runningTest(now)}) as "onTestCount",
           (select count(*) from trouble join scope on scope.num = trouble.site_num
             where trouble.cleared_at is null) as troubles,
           (select count(*) from device join scope on scope.num = device.site_num
             where scope.state = 'monitored' and device.timer_test_due_at <= ${now}::bigint) as "missedTests"`.execute(
    tx,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('counting answered no row');
  return row;
};

const alarms = async (tx: SqlTransaction, group: number, limit: number): Promise<AlarmRow[]> => {
  const { rows } = await sql<AlarmRow>`
    with ${scope(group)}
    select alarm.num as "alarmNum", alarm.priority, alarm.service_type as "serviceType",
           scope.num as "siteNum", scope.name as "siteName", device.xmit, alarm.event, alarm.state,
           alarm.raised_at as since
      from alarm join scope on scope.num = alarm.site_num
      join device on device.site_num = alarm.site_num and device.dev_num = alarm.dev_num
     where ${openAlarm}
     order by alarm.priority, alarm.raised_at, alarm.num limit ${limit}::int`.execute(tx);
  return rows;
};

const tests = async (
  tx: SqlTransaction,
  group: number,
  now: number,
  limit: number,
): Promise<TestRow[]> => {
  const { rows } = await sql<TestRow>`
    with ${scope(group)}
    select scope.num as "siteNum", scope.name as "siteName", device.xmit, running_test.category,
           running_test.placed_by as "placedBy", running_test.starts_at as "startsAt",
           running_test.ends_at as "endsAt"
      from running_test join scope on scope.num = running_test.site_num
      join device on device.site_num = running_test.site_num and device.dev_num = running_test.dev_num
     where ${runningTest(now)}
     order by running_test.ends_at, running_test.id limit ${limit}::int`.execute(tx);
  return rows;
};

/** A dealer's figures: the group with its branches; alarms most urgent first, tests ending soonest first. */
export const dealerHome = async (
  tx: SqlTransaction,
  siteGroupNum: number,
  now: number,
  limit: number,
): Promise<DealerHome> => {
  const { timeZone, ...figures } = await counts(tx, siteGroupNum, now);
  const activeAlarms = await alarms(tx, siteGroupNum, limit);
  const onTest = await tests(tx, siteGroupNum, now, limit);
  return {
    ...figures,
    asOf: isoInstant(now),
    timeZone: timeZone ?? 'UTC',
    activeAlarms: activeAlarms.map((row) => ({ ...row, since: isoInstant(row.since) })),
    onTest: onTest.map((row) => ({
      ...row,
      startsAt: isoInstant(row.startsAt),
      endsAt: isoInstant(row.endsAt),
    })),
  };
};
