import { sql } from 'kysely';
import { alarmNews } from '#core/backend/signals/alarm-news.rule.ts';
import type {
  LockedAlarm,
  SignalRepository,
} from '#core/backend/signals/signal.repository.port.ts';
import { jsonText } from '../json-text.ts';
import { learnLastSignals } from './learn-last-signals.ts';
import { jsonRows } from './save-devices.ts';
import type { SqlTransaction } from '../schema.ts';
import { IS_OPEN } from '../sites/site-badges.ts';

/** Assigns consecutive numbers to new alarms and inserts them. */
export const openAlarms = async (
  tx: SqlTransaction,
  alarms: Parameters<SignalRepository['openAlarms']>[0],
): Promise<ReadonlyMap<string, number>> => {
  if (alarms.length === 0) return new Map();
  const { rows } = await sql<{ readonly num: number; readonly key: string }>`
    insert into alarm (num, site_group_num, site_num, dev_num, priority, service_type, event, event_code,
                       area_num, zone, zone_text, state, raised_at, opened_by, withheld, silent,
                       action_plan, last_at, told_at, further, points)
    select nextval('alarm_num'), said."siteGroupNum", said."siteNum", said."devNum", said.priority,
           said."serviceType", said.event, said.code, said."areaNum", said.zone, said."zoneText",
           said.state, said."raisedAt", said.key, said.withheld,
           said.family = 'silent', said."actionPlan", said."lastAt", said."toldAt", said.further,
           said.points
      from (select * from jsonb_to_recordset(${jsonRows(alarms.map((alarm) => ({ ...alarm, ...alarmNews(alarm) })))}) as sent (
              key uuid, "siteGroupNum" int, "siteNum" int, "devNum" int, priority smallint,
              "serviceType" text, event text, code text, "areaNum" smallint, zone text,
              "zoneText" text, state text, "raisedAt" bigint, withheld boolean, family text,
              "actionPlan" text, "lastAt" bigint, "toldAt" bigint, further text, points jsonb)
             order by "raisedAt") said
    returning num, opened_by::text as key`.execute(tx);
  return new Map(rows.map(({ key, num }) => [key, num]));
};

/**
 * Reads alarms with the state of their handling. A separate statement reads after the lock, because a locking statement
 * may return older data.
 */
const readAlarms = async (
  tx: SqlTransaction,
  nums: readonly number[],
): Promise<readonly LockedAlarm[]> => {
  const { rows } = await sql<LockedAlarm>`
    select num, site_group_num as "siteGroupNum", site_num as "siteNum", dev_num as "devNum", event,
           service_type as "serviceType", area_num as "areaNum", state, priority,
           raised_at as "raisedAt", picked_up_at as "pickedUpAt", operator, disposition, avs,
           coalesce(state_at, raised_at) as "stateAt", hold_until as "holdUntil",
           cleared_at as "clearedAt", withheld
      from alarm where num = any(${nums}::int[]) order by num`.execute(tx);
  return rows;
};

/** Locks the devices of alarms whose hold has ended, and returns these alarms. */
export const lockPassedHolds = async (
  tx: SqlTransaction,
  now: number,
  limit: number,
): Promise<readonly LockedAlarm[]> => {
  const { rows } = await sql<{ readonly num: number }>`
    select alarm.num from alarm
      join device on device.site_num = alarm.site_num and device.dev_num = alarm.dev_num
     where alarm.state = 'On hold' and alarm.hold_until <= ${now}::bigint
     order by device.site_num, device.dev_num limit ${limit}::int
       for no key update of device skip locked`.execute(tx);
  const alarms =
    rows.length === 0
      ? []
      : await readAlarms(
          tx,
          rows.map(({ num }) => num),
        );
  return alarms.filter(
    ({ state, holdUntil }) => state === 'On hold' && holdUntil !== null && holdUntil <= now,
  );
};

/**
 * Locks alarms, identified by number or by the counter of one of their signals. Devices are locked first, in the same
 * order as in signal processing, which prevents deadlocks.
 */
export const lockAlarms = async (
  tx: SqlTransaction,
  receiverId: string,
  named: Parameters<SignalRepository['lockAlarms']>[1],
): ReturnType<SignalRepository['lockAlarms']> => {
  const wanted = sql`unnest(
    ${named.map((name) => ('num' in name ? name.num : null))}::int[],
    ${named.map((name) => ('num' in name ? null : name.counter))}::bigint[],
    ${named.map((name) => ('num' in name ? null : (name.receiver ?? null)))}::text[])
    with ordinality as said (num, counter, receiver, place)`;
  const { rows: meant } = await sql<{ readonly num: number; readonly place: number }>`
    select alarm.num, said.place::int - 1 as place
      from ${wanted}
      left join receiver on said.counter is not null
       and case when said.receiver is null then receiver.id = ${receiverId}::uuid
                else receiver.name = said.receiver end
      left join lateral (
        select alarm_num from received_signal
         where received_signal.receiver_id = receiver.id and received_signal.counter = said.counter
           and alarm_num is not null
         order by at desc limit 1) named on true
      join alarm on alarm.num = coalesce(said.num, named.alarm_num)`.execute(tx);
  const nums = meant.map(({ num }) => num);
  await sql`
    select from device where (site_num, dev_num) in (
      select site_num, dev_num from alarm where num = any(${nums}::int[]))
     order by site_num, dev_num for no key update`.execute(tx);
  const alarms = await readAlarms(tx, nums);
  return alarms.map((alarm) => ({
    ...alarm,
    places: meant.flatMap(({ num, place }) => (num === alarm.num ? place : [])),
  }));
};

/**
 * Writes alarms after operator actions, and updates the alarms' areas: an area of a cleared alarm becomes free or shows
 * another open alarm, and an area of a newly disclosed alarm shows that alarm.
 */
export const saveAlarms = async (
  tx: SqlTransaction,
  alarms: Parameters<SignalRepository['saveAlarms']>[0],
): Promise<void> => {
  if (alarms.length === 0) return;
  const given = sql`jsonb_to_recordset(${jsonText(alarms)}::jsonb) as said (
    num int, "siteNum" int, "devNum" int, "areaNum" smallint, state text, priority smallint,
    "pickedUpAt" bigint, operator text, disposition text, avs smallint, "holdUntil" bigint,
    "clearedAt" bigint, "stateAt" bigint, withheld boolean, notified boolean)`;
  await sql`
    update alarm set state = said.state, priority = said.priority, picked_up_at = said."pickedUpAt",
           operator = said.operator, disposition = said.disposition, avs = said.avs,
           hold_until = said."holdUntil", cleared_at = said."clearedAt",
           state_at = said."stateAt", withheld = said.withheld,
           rev = alarm.rev + 1
      from ${given} where alarm.num = said.num`.execute(tx);
  // If an area has another open alarm, the area shows that alarm.
  await sql`
    update area set alarm_num = (
      select max(alarm.num) from alarm
       where alarm.site_num = area.site_num and alarm.dev_num = area.dev_num and ${IS_OPEN}
         and not alarm.withheld
         and (alarm.area_num = area.num
              or alarm.points @> jsonb_build_array(jsonb_build_object('areaNum', area.num))))
      from ${given} where area.alarm_num = said.num and said.state = 'Cleared'`.execute(tx);
  const notified = alarms.filter((alarm) => alarm.notified);
  if (notified.length === 0) return;
  await sql`
    update activity set withheld = false
     where alarm_num = any(${notified.map(({ num }) => num)}::int[]) and withheld`.execute(tx);
  await learnLastSignals(
    tx,
    sql`zone.site_num = any(${notified.map(({ siteNum }) => siteNum)}::int[])`,
    sql`told.alarm_num = any(${notified.map(({ num }) => num)}::int[])`,
  );
  await sql`
    update area set alarm_num = said.num
      from ${given}
     where said.notified and said.state <> 'Cleared' and area.site_num = said."siteNum"
       and area.dev_num = said."devNum" and area.num = said."areaNum"`.execute(tx);
};
