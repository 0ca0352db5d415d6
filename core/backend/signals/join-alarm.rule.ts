import { alarmFamily, isSupervision } from './alarm-family.rule.ts';
import type { AlarmPoint, OpenAlarm } from './device-state.ts';
import { isPanelZone } from './is-panel-zone.rule.ts';
import type { IncomingSignal, SignalEvent } from './signal-event.ts';

/** How long an alarm continues after its last event, in milliseconds. Contacts are not notified again of the same zone during this time. */
export const HAPPENING_MS = 1800000;

/** How long an operator counts as handling an alarm after the operator's last action, in milliseconds. */
const IN_HAND_MS = 12 * 3600000;

/** Maximum number of sources stored per alarm. If a dropped source sends another event, contacts are notified of that source again. */
const POINTS = 100;

/**
 * Alarms after a signal. `alarm` is the alarm that the signal belongs to. `opened` is true if that alarm is new, and
 * `notifies` is true if contacts are notified of the signal.
 */
export interface Joined {
  readonly alarms: readonly OpenAlarm[];
  readonly alarm: OpenAlarm | null;
  readonly opened: boolean;
  readonly notifies: boolean;
}

const keyOf = ({ areaNum, code, zone, zoneId }: SignalEvent): string =>
  zoneId ??
  (zone === null || isPanelZone(zone)
    ? `${areaNum ?? 0} code ${code}`
    : `${areaNum ?? 0} zone ${zone.replace(/^0+/, '')}`);

const pointOf = ({ at, event }: IncomingSignal, withheld: boolean): AlarmPoint => ({
  key: keyOf(event),
  text: event.text,
  areaNum: event.areaNum,
  priority: event.priority,
  at,
  toldAt: withheld ? null : at,
  toldPriority: event.priority,
  overAt: null,
});

const titleOf = ({ event }: IncomingSignal) => ({
  serviceType: event.serviceType,
  event: event.text,
  code: event.code,
  areaNum: event.areaNum,
  zone: event.zone,
  zoneText: event.zoneText,
});

const familyOf = ({ event }: IncomingSignal) => alarmFamily(event.serviceType, event.withheld);

const opened = (signal: IncomingSignal): OpenAlarm => ({
  key: signal.id,
  family: familyOf(signal),
  state: 'New',
  ...titleOf(signal),
  priority: signal.event.priority,
  raisedAt: signal.at,
  lastAt: signal.at,
  points: [pointOf(signal, signal.event.withheld)],
  stateAt: signal.at,
  holdUntil: null,
  withheld: signal.event.withheld,
});

const isInHand = ({ state, stateAt, holdUntil }: OpenAlarm, at: number): boolean =>
  state !== 'New' && (at - stateAt <= IN_HAND_MS || (holdUntil !== null && at < holdUntil));

/** Returns true if all zones of the alarm were restored and no event followed for 30 minutes. */
const isOver = ({ points, lastAt }: OpenAlarm, at: number): boolean => {
  const ends = points.map(({ overAt }) => overAt);
  if (ends.length === 0 || ends.includes(null)) return false;
  return at - Math.max(lastAt, ...ends.map(Number)) > HAPPENING_MS;
};

/**
 * Returns true if an event at `at` continues this alarm: within 30 minutes of the alarm's last event, or while an operator
 * handles the alarm. Returns false more than 30 minutes before the alarm, or 30 minutes after all its zones were restored.
 */
const goesOn = (alarm: OpenAlarm, at: number): boolean => {
  if (at < alarm.raisedAt - HAPPENING_MS) return false;
  return at - alarm.lastAt <= HAPPENING_MS || (isInHand(alarm, at) && !isOver(alarm, at));
};

/**
 * Returns true if contacts are notified of a further event: from a new zone, more urgent than the last notified event, or
 * more than 30 minutes after the last notified event. Contacts are notified of a supervisory event only once per source.
 */
const isNews = (before: AlarmPoint | undefined, { at, event }: IncomingSignal): boolean => {
  if (before?.toldAt === undefined || before.toldAt === null) return true;
  if (event.priority < (before.toldPriority ?? before.priority)) return true;
  return at - before.toldAt > HAPPENING_MS && !isSupervision(event.serviceType);
};

const again = (
  before: AlarmPoint,
  signal: IncomingSignal,
  { notifies, withheld }: { readonly notifies: boolean; readonly withheld: boolean },
): AlarmPoint => {
  const now = pointOf(signal, withheld);
  // If the source was restored after this event, the event arrived late and the source stays restored.
  const isOver = before.overAt !== null && before.overAt >= now.at;
  const toldNow = notifies && !withheld;
  return {
    ...now,
    priority: Math.min(before.priority, now.priority),
    at: Math.max(before.at, now.at),
    toldAt: toldNow ? Math.max(before.toldAt ?? now.at, now.at) : before.toldAt,
    toldPriority: toldNow ? now.priority : (before.toldPriority ?? before.priority),
    overAt: isOver ? before.overAt : null,
  };
};

/**
 * Adds an event to an alarm. The most urgent event decides priority and title. Any new event sets an alarm on hold or
 * partially cleared back to new.
 */
const extended = (
  alarm: OpenAlarm,
  signal: IncomingSignal,
): { readonly alarm: OpenAlarm; readonly notifies: boolean } => {
  const { at, event } = signal;
  const isPutBack = alarm.state === 'On hold' || alarm.state === 'Partially cleared';
  const worst = Math.min(
    ...(alarm.points.length === 0
      ? [alarm.priority]
      : alarm.points.map(({ priority }) => priority)),
  );
  const before = alarm.points.find(({ key }) => key === keyOf(event));
  const notifies = isNews(before, signal);
  const { withheld } = alarm;
  const point =
    before === undefined
      ? pointOf(signal, withheld)
      : again(before, signal, { notifies, withheld });
  return {
    notifies,
    alarm: {
      ...alarm,
      ...(event.priority < worst && titleOf(signal)),
      priority: Math.min(alarm.priority, event.priority),
      lastAt: Math.max(alarm.lastAt, at),
      points: [...alarm.points.filter((one) => one !== before), point].slice(-POINTS),
      ...(isPutBack && { state: 'New', holdUntil: null, stateAt: Math.max(alarm.stateAt, at) }),
    },
  };
};

const isOf = ({ key }: AlarmPoint, event: SignalEvent): boolean =>
  key === keyOf(event) ||
  // The start and the end of an event without a zone may have different codes.
  (isPanelZone(event.zone) && key.startsWith(`${event.areaNum ?? 0} code `));

/** Applies a restore signal to every alarm that contains the restored source. The signal itself belongs to the newest of these alarms. */
const restored = (
  alarms: readonly OpenAlarm[],
  { at, event }: IncomingSignal,
  same: readonly OpenAlarm[],
): Joined => {
  const ends = (point: AlarmPoint): boolean =>
    isOf(point, event) && point.overAt === null && point.at <= at;
  const after = alarms.map((alarm) =>
    same.includes(alarm) && alarm.points.some(ends)
      ? {
          ...alarm,
          points: alarm.points.map((point) => (ends(point) ? { ...point, overAt: at } : point)),
        }
      : alarm,
  );
  const own =
    same.findLast(({ points }) => points.some(ends)) ??
    same.findLast(({ points }) => points.some((point) => isOf(point, event))) ??
    same.at(-1);
  const alarm = after.find(({ key }) => key === own?.key) ?? null;
  return { alarms: after, alarm, opened: false, notifies: false };
};

/**
 * Returns the alarm that a cancel signal refers to. Skips alarms hidden from customers, because a cancel code may be given
 * under duress.
 */
const cancelled = (alarms: readonly OpenAlarm[]): OpenAlarm | null =>
  alarms.findLast(
    ({ family, serviceType }) => family !== 'silent' && !isSupervision(serviceType),
  ) ?? null;

/** Returns true if an operator must handle an event: the event's reaction is an alarm and the event is not the end of an alarm. */
export const isCall = ({ reaction, condition }: SignalEvent): boolean =>
  reaction === 'alarm' && condition !== 'ends';

/**
 * Assigns a signal to the open alarms of its device (domain guide 2, 3 "Alarm", 8). An event for an operator joins the
 * continuing alarm of its family or opens a new one. A restore does not reopen its alarm. An alarm for missing signals
 * continues until the device is heard again (`heardAt`).
 */
export const joinAlarm = (
  alarms: readonly OpenAlarm[],
  signal: IncomingSignal,
  acts: boolean,
  heardAt: number | null = null,
): Joined => {
  const { at, event } = signal;
  const none = { alarms, alarm: null, opened: false, notifies: false };
  if (!acts) return none;
  if (event.reaction === 'cancel') return { ...none, alarm: cancelled(alarms) };
  const same = alarms.filter(({ family }) => family === familyOf(signal));
  if (event.condition === 'ends' && event.lasts !== 'none') return restored(alarms, signal, same);
  if (!isCall(event))
    return { ...none, alarm: event.lasts === 'none' ? null : (same.at(-1) ?? null) };
  // A condition that is still present is not a new event.
  if (event.condition === 'present') return { ...none, alarm: same.at(-1) ?? null };
  const isStillSilent = ({ lastAt, event: title }: OpenAlarm): boolean =>
    heardAt !== null && lastAt > heardAt && title === event.text;
  const own = same.findLast((alarm) => goesOn(alarm, at) || isStillSilent(alarm));
  if (own === undefined) {
    const alarm = opened(signal);
    return { alarms: [...alarms, alarm], alarm, opened: true, notifies: true };
  }
  const { alarm, notifies } = extended(own, signal);
  return {
    alarms: alarms.map((one) => (one === own ? alarm : one)),
    alarm,
    opened: false,
    notifies,
  };
};
