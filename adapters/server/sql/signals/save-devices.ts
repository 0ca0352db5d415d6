import { sql } from 'kysely';
import { alarmNews } from '#core/backend/signals/alarm-news.rule.ts';
import type { DeviceChange } from '#core/backend/signals/signal.repository.port.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

/** Binds any number of rows as one JSON value, so that the SQL text is always the same. */
export const jsonRows = (values: readonly object[]) => sql`${jsonText(values)}::jsonb`;

const saveDeviceRows = (tx: SqlTransaction, changes: readonly DeviceChange[]) => {
  const changed = changes.map(({ device }) => ({
    site_num: device.siteNum,
    dev_num: device.devNum,
    last_signal_at: device.lastSignalAt,
    last_signal: device.lastSignal,
    timer_test_due_at: device.timerTestDueAt,
    runaway_since: device.runawaySince,
    repeats: device.repeats,
  }));
  return sql`
    update device set last_signal_at = said.last_signal_at, last_signal = said.last_signal,
           timer_test_due_at = said.timer_test_due_at, runaway_since = said.runaway_since,
           repeats = said.repeats
      from jsonb_populate_recordset(null::device, ${jsonRows(changed)}) said
     where device.site_num = said.site_num and device.dev_num = said.dev_num`.execute(tx);
};

const keyed = (
  changes: readonly DeviceChange[],
  list: (change: DeviceChange) => readonly object[],
) =>
  changes.flatMap((change) =>
    list(change).map((row) => ({
      site_num: change.device.siteNum,
      dev_num: change.device.devNum,
      ...row,
    })),
  );

const saveAreas = async (tx: SqlTransaction, changes: readonly DeviceChange[]): Promise<void> => {
  const areas = keyed(changes, (change) =>
    change.areas.map(({ num, arming, since, changedBy, alarm }) => ({
      num,
      state: arming,
      since,
      changed_by: changedBy,
      alarm_num: alarm === null ? null : Number(alarm),
    })),
  );
  if (areas.length === 0) return;
  await sql`
    update area set state = said.state, since = said.since, changed_by = said.changed_by,
           alarm_num = said.alarm_num
      from jsonb_populate_recordset(null::area, ${jsonRows(areas)}) said
     where area.site_num = said.site_num and area.dev_num = said.dev_num and area.num = said.num`.execute(
    tx,
  );
};

const saveZones = async (tx: SqlTransaction, changes: readonly DeviceChange[]): Promise<void> => {
  const zones = changes.flatMap((change) =>
    change.zones.map((zone) => ({
      id: zone.id,
      bypassed: zone.bypassed,
      bypass_at: zone.bypassAt,
      unrestored_since: zone.unrestoredSince,
      condition_at: zone.conditionAt,
      last_signal_at: zone.lastSignalAt,
      last_signal: zone.lastSignal,
    })),
  );
  if (zones.length === 0) return;
  await sql`
    update zone set bypassed = said.bypassed, bypass_at = said.bypass_at,
           unrestored_since = said.unrestored_since, condition_at = said.condition_at,
           last_signal_at = said.last_signal_at, last_signal = said.last_signal
      from jsonb_populate_recordset(null::zone, ${jsonRows(zones)}) said
     where zone.id = said.id`.execute(tx);
};

const saveTroubles = async (
  tx: SqlTransaction,
  changes: readonly DeviceChange[],
): Promise<void> => {
  const troubles = keyed(changes, (change) =>
    change.troubles.map((trouble) => ({
      id: trouble.id,
      code: trouble.code,
      area_num: trouble.areaNum,
      zone: trouble.zone,
      text: trouble.text,
      since: trouble.since,
      said_at: trouble.saidAt,
      cleared_at: trouble.clearedAt,
      notify_at: trouble.notifyAt,
    })),
  );
  if (troubles.length === 0) return;
  await sql`
    insert into trouble (id, site_num, dev_num, text, since, cleared_at, code, area_num, zone, said_at, notify_at)
    select id, site_num, dev_num, text, since, cleared_at, code, area_num, zone, said_at, notify_at
      from jsonb_populate_recordset(null::trouble, ${jsonRows(troubles)})
    on conflict (id) do update set since = excluded.since, said_at = excluded.said_at, cleared_at = excluded.cleared_at`.execute(
    tx,
  );
};

const saveOpenAlarms = async (
  tx: SqlTransaction,
  changes: readonly DeviceChange[],
): Promise<void> => {
  const alarms = changes.flatMap((change) =>
    change.alarms.map((alarm) => {
      const { toldAt, further } = alarmNews(alarm);
      return {
        num: Number(alarm.key),
        state: alarm.state,
        priority: alarm.priority,
        hold_until: alarm.holdUntil,
        state_at: alarm.stateAt,
        service_type: alarm.serviceType,
        event: alarm.event,
        event_code: alarm.code,
        area_num: alarm.areaNum,
        zone: alarm.zone,
        zone_text: alarm.zoneText,
        last_at: alarm.lastAt,
        points: alarm.points,
        told_at: toldAt,
        further,
      };
    }),
  );
  if (alarms.length === 0) return;
  await sql`
    update alarm set state = said.state, priority = said.priority, hold_until = said.hold_until,
           state_at = said.state_at, service_type = said.service_type, event = said.event,
           event_code = said.event_code, area_num = said.area_num, zone = said.zone,
           zone_text = said.zone_text, last_at = said.last_at, points = said.points,
           told_at = said.told_at, further = said.further, rev = alarm.rev + 1
      from jsonb_populate_recordset(null::alarm, ${jsonRows(alarms)}) said
     where alarm.num = said.num`.execute(tx);
};

/** Writes the device changes of a whole batch in a few statements. */
export const saveDevices = async (
  tx: SqlTransaction,
  changes: readonly DeviceChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  await saveDeviceRows(tx, changes);
  const installed = changes.flatMap(({ device }) =>
    device.monitoring === 'monitored' ? [device.siteNum] : [],
  );
  await sql`
      update site set state = 'monitored' where num = any(${installed}::int[]) and state = 'installPending'`.execute(
    tx,
  );
  await saveAreas(tx, changes);
  await saveZones(tx, changes);
  await saveTroubles(tx, changes);
  await saveOpenAlarms(tx, changes);
};
