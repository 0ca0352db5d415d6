import { sql } from 'kysely';
import { AGAIN_MS } from '#core/backend/contacts/trouble-facts.rule.ts';
import { alarmFamily } from '#core/backend/signals/alarm-family.rule.ts';
import type {
  AreaState,
  Arming,
  OpenAlarm,
  TroubleState,
  ZoneState,
} from '#core/backend/signals/device-state.ts';
import type {
  DeviceKey,
  LockedDevice,
  RunningTest,
} from '#core/backend/signals/signal.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';
import { IS_OPEN } from '../sites/site-badges.ts';

/** How long after a forced code, in milliseconds, a test placed without a code also counts as forced. */
const FORCED_MS = 24 * 3600000;

/** Device keys as a table to join. */
const DEVICES = (keys: readonly DeviceKey[]) => sql`unnest(
  ${keys.map(({ siteNum }) => siteNum)}::int[],
  ${keys.map(({ devNum }) => devNum)}::int[]) as held (site_num, dev_num)`;

const OF_LOCKED = (table: string) => sql`
  on ${sql.ref(`${table}.site_num`)} = held.site_num and ${sql.ref(`${table}.dev_num`)} = held.dev_num`;

const listed = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row_to_json(part)), '[]') from (${rows}) part)`;

type Of<Row> = DeviceKey & Row;
type AlarmRow = Omit<OpenAlarm, 'family' | 'key'> & {
  readonly num: number;
  readonly silent: boolean;
};

interface Parts {
  readonly devices: readonly Omit<
    LockedDevice,
    'areas' | 'zones' | 'troubles' | 'alarms' | 'tests'
  >[];
  readonly areas: readonly Of<
    Omit<AreaState, 'arming' | 'alarm'> & {
      readonly arming: string;
      readonly alarmNum: number | null;
    }
  >[];
  readonly zones: readonly Of<ZoneState>[];
  readonly troubles: readonly Of<TroubleState>[];
  readonly alarms: readonly Of<AlarmRow>[];
  readonly tests: readonly Of<RunningTest>[];
}

const WORDS: readonly Arming[] = ['Open', 'Closed', 'Closed (stay)'];

const armingOf = (word: string): Arming => WORDS.find((one) => one === word) ?? 'Unknown';

/** Removes the device key from a row. */
const own = <Row extends DeviceKey>({ siteNum: _site, devNum: _dev, ...row }: Row) => row;

const deviceOf = (device: Parts['devices'][number], parts: Parts): LockedDevice => {
  const isOwn = (row: DeviceKey): boolean =>
    row.siteNum === device.siteNum && row.devNum === device.devNum;
  return {
    ...device,
    areas: parts.areas.filter(isOwn).map((row) => {
      const { arming, alarmNum, ...area } = own(row);
      return {
        ...area,
        arming: armingOf(arming),
        alarm: alarmNum === null ? null : String(alarmNum),
      };
    }),
    zones: parts.zones.filter(isOwn).map(own),
    troubles: parts.troubles.filter(isOwn).map(own),
    alarms: parts.alarms.filter(isOwn).map((row) => {
      const { num, silent, ...alarm } = own(row);
      return {
        ...alarm,
        key: String(num),
        family: alarmFamily(alarm.serviceType, silent),
      };
    }),
    tests: parts.tests.filter(isOwn).map(own),
  };
};

/** Reads the data of all locked devices in one statement. */
export const readLockedDevices = async (
  tx: SqlTransaction,
  keys: readonly DeviceKey[],
  zones: readonly string[],
  since: number,
): Promise<readonly LockedDevice[]> => {
  const locked = DEVICES(keys);
  const { rows } = await sql<Parts>`
    select
      ${listed(sql`
        select site.site_group_num as "siteGroupNum", device.site_num as "siteNum",
               device.dev_num as "devNum", device.xmit, site.state as monitoring,
               device.out_of_service as "outOfService", device.last_signal_at as "lastSignalAt",
               device.last_signal as "lastSignal", device.timer_test_minutes as "timerTestMinutes",
               device.timer_test_due_at as "timerTestDueAt",
               device.timer_test_signal as "timerTestSignal",
               device.timer_test_event as "timerTestEvent", device.runaway_since as "runawaySince",
               site_group.runaway_times as "runawayTimes",
               device.repeats
          from ${locked} join device ${OF_LOCKED('device')} join site on site.num = held.site_num
          join site_group on site_group.num = site.site_group_num`)} as devices,
      ${listed(sql`
        select area.site_num as "siteNum", area.dev_num as "devNum", area.num, area.state as arming,
               area.since, area.changed_by as "changedBy", area.alarm_num as "alarmNum"
          from ${locked} join area ${OF_LOCKED('area')} order by area.num`)} as areas,
      ${listed(sql`
        select zone.site_num as "siteNum", zone.dev_num as "devNum", zone.id, zone.area_num as "areaNum",
               zone.num, zone.signal_code as "signalCode", zone.description,
               zone.service_type as "serviceType", zone.event_code as "eventCode", zone.bypassed,
               zone.bypass_at as "bypassAt", zone.unrestored_since as "unrestoredSince",
               zone.condition_at as "conditionAt", zone.last_signal_at as "lastSignalAt",
               zone.last_signal as "lastSignal"
          from ${locked} join zone ${OF_LOCKED('zone')}
         where zone.deleted_at is null and ltrim(zone.num, '0') = any(${zones}::text[])`)} as zones,
      ${listed(sql`
        select distinct on ("siteNum", "devNum", code, "areaNum", zone, lasting)
               "siteNum", "devNum", id, code, "areaNum", zone, text, since, "saidAt", "clearedAt", "notifyAt"
          from (
          select trouble.site_num as "siteNum", trouble.dev_num as "devNum", trouble.id, trouble.code,
                 trouble.area_num as "areaNum", trouble.zone, trouble.text, trouble.since,
                 coalesce(trouble.said_at, trouble.since) as "saidAt",
                 trouble.cleared_at as "clearedAt", trouble.notify_at as "notifyAt",
                 case when trouble.cleared_at is null or trouble.cleared_at >= ${since}::bigint
                      then trouble.id end as lasting
            from ${locked} join trouble ${OF_LOCKED('trouble')}
           where trouble.code is not null
             and (trouble.cleared_at is null or trouble.cleared_at >= ${since - AGAIN_MS}::bigint)) lately
         order by "siteNum", "devNum", code, "areaNum", zone, lasting, "clearedAt" desc`)} as troubles,
      ${listed(sql`
        select alarm.site_num as "siteNum", alarm.dev_num as "devNum", alarm.num, alarm.state,
               alarm.service_type as "serviceType", alarm.event, alarm.event_code as code,
               alarm.area_num as "areaNum", alarm.zone, alarm.zone_text as "zoneText",
               alarm.priority, alarm.raised_at as "raisedAt", alarm.hold_until as "holdUntil",
               coalesce(alarm.state_at, alarm.raised_at) as "stateAt", alarm.withheld, alarm.silent,
               coalesce(alarm.last_at, alarm.raised_at) as "lastAt",
               coalesce(alarm.points, '[]') as points
          from ${locked} join alarm ${OF_LOCKED('alarm')}
         where ${IS_OPEN} order by alarm.num`)} as alarms,
      ${listed(sql`
        select held.site_num as "siteNum", held.dev_num as "devNum", test.id,
               test.dev_nums as "devNums", test.starts_at as "startsAt", test.ends_at as "endsAt",
               test.cleared_at as "clearedAt", test.scope,
               (select min(forced.at) from silent_alarm forced
                 where forced.site_num = test.site_num and forced.given_for is not null
                   and forced.at >= test.created_at - ${FORCED_MS}::bigint) as "forcedSince"
          from ${locked} join site_test test
            on test.site_num = held.site_num and held.dev_num = any(test.dev_nums)
         where test.ends_at > ${since}::bigint
           and (test.cleared_at is null or test.cleared_at > ${since}::bigint)`)} as tests`.execute(
    tx,
  );
  const [parts] = rows;
  if (parts === undefined) throw new Error('A select without a table answered no row.');
  return parts.devices.map((device) => deviceOf(device, parts));
};
