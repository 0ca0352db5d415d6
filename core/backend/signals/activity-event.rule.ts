import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import { shownDevice } from './shown-device.rule.ts';
import type { AreaState, DeviceState, OpenAlarm, TroubleState } from './device-state.ts';
import type { DeviceChange, LockedAlarm } from './signal.repository.port.ts';

/** Returns the live event for a new history row. */
export const activityEvent = (row: NewActivity): NewLiveEvent => ({
  siteNum: row.siteNum,
  devNum: row.devNum ?? null,
  kind: 'activity',
  withheld: row.withheld ?? false,
  data: {
    id: row.id,
    at: row.at,
    kind: row.kind,
    event: row.event,
    code: row.code ?? null,
    areaNum: row.areaNum ?? null,
    zone: row.zone ?? null,
    zoneText: row.zoneText ?? null,
    panelUser: row.panelUser ?? null,
    serviceType: row.serviceType ?? null,
    priority: row.priority ?? null,
    alarmNum: row.alarmNum ?? null,
    onTest: row.onTest ?? false,
    defined: row.defined ?? true,
    times: row.times ?? 1,
  },
});

/** Returns the live event for a new history row, with the ids of the running tests that cover the row. */
export const testedEvent = (row: NewActivity, tests: readonly string[]): NewLiveEvent => {
  const event = activityEvent(row);
  return tests.length === 0 ? event : { ...event, data: { ...event.data, tests } };
};

const of = (
  { siteNum, devNum }: Pick<DeviceState, 'siteNum' | 'devNum'>,
  kind: NewLiveEvent['kind'],
  data: NewLiveEvent['data'],
  withheld = false,
): NewLiveEvent => ({ siteNum, devNum, kind, data, withheld });

const areaData = ({ num, arming, since, changedBy, alarm }: AreaState) => ({
  num,
  state: alarm === null ? arming : 'Alarm',
  since,
  changedBy,
});

const troubleData = ({ id, code, zone, text, since, clearedAt }: TroubleState) => ({
  id,
  code,
  zone,
  text,
  since,
  clearedAt,
});

const alarmData = ({ key, state, priority, event, serviceType, raisedAt }: OpenAlarm) => ({
  num: Number(key),
  state,
  priority,
  event,
  serviceType,
  raisedAt,
});

/**
 * Returns the live events that a device change causes for viewers of its site, except those for new history rows. A
 * hold-up alone causes no event for customers, not even for a new last-signal time (domain guide 6.7).
 */
export const changeEvents = ({ device, seen, ...parts }: DeviceChange): readonly NewLiveEvent[] => [
  ...parts.areas.map((area) => of(device, 'area', areaData(area))),
  ...parts.troubles.map((trouble) => of(device, 'trouble', troubleData(trouble))),
  ...parts.alarms.map((alarm) => of(device, 'alarm', alarmData(alarm), alarm.withheld)),
  ...(seen ? [of(device, 'device', shownDevice(device))] : []),
];

/** Returns the live event for an alarm that an operator acted on. */
export const workedEvent = (alarm: LockedAlarm): NewLiveEvent =>
  of(
    alarm,
    'alarm',
    {
      num: alarm.num,
      state: alarm.state,
      priority: alarm.priority,
      event: alarm.event,
      serviceType: alarm.serviceType,
      raisedAt: alarm.raisedAt,
      disposition: alarm.disposition,
      clearedAt: alarm.clearedAt,
    },
    alarm.withheld,
  );

/** Returns the live event that makes viewers of the device's site reload the site. */
export const siteEvent = (device: Pick<DeviceState, 'siteNum' | 'devNum'>): NewLiveEvent =>
  of(device, 'site', {});
