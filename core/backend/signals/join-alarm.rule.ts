import { alarmFamily, isSupervision } from './alarm-family.rule.ts';
import type { AlarmPoint, OpenAlarm } from './device-state.ts';
import { isPanelZone } from './is-panel-zone.rule.ts';
import type { IncomingSignal, SignalEvent } from './signal-event.ts';

/** How long a happening goes on after its last event, and for how long a zone that people were told of is not told again, milliseconds. */
export const HAPPENING_MS = 1800000;

/** An operator who did nothing about an alarm for longer has it in hand no more, milliseconds. */
const IN_HAND_MS = 12 * 3600000;

/** Places of one alarm that are known at a time; one beyond them is told anew. */
const POINTS = 100;

/** What became of the alarms: the one this signal belongs to, if any, whether it is new, and whether people are told of the signal. */
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

/** Restored everywhere, and quiet since. */
const isOver = ({ points, lastAt }: OpenAlarm, at: number): boolean => {
  const ends = points.map(({ overAt }) => overAt);
  if (ends.length === 0 || ends.includes(null)) return false;
  return at - Math.max(lastAt, ...ends.map(Number)) > HAPPENING_MS;
};

/** Whether an event at a time is part of the same happening: soon after the last one, or while an operator has it in hand; never across a restore and a quiet time, nor long before it. */
const goesOn = (alarm: OpenAlarm, at: number): boolean => {
  if (at < alarm.raisedAt - HAPPENING_MS) return false;
  return at - alarm.lastAt <= HAPPENING_MS || (isInHand(alarm, at) && !isOver(alarm, at));
};

/** Whether people hear of a further event: another place, a worse one than the last they heard of, or one they heard of too long ago; what is supervised only is told once. */
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
  // It was restored after this event, which only came in late.
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

/** A further event makes an alarm as urgent as the most urgent of its events, which names it, and wakes one that was put back. */
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
  // The end of what names no zone may have another code than its beginning.
  (isPanelZone(event.zone) && key.startsWith(`${event.areaNum ?? 0} code `));

/** A restore ends what its zone began, in every alarm that waits for it, and belongs to the newest of them. */
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

/** The alarm a cancel speaks of: never one that customers may not know of, so that a forced code betrays nothing. */
const cancelled = (alarms: readonly OpenAlarm[]): OpenAlarm | null =>
  alarms.findLast(
    ({ family, serviceType }) => family !== 'silent' && !isSupervision(serviceType),
  ) ?? null;

/** Whether an event calls for an operator: it happens now, and is no report that something goes on. */
export const isCall = ({ reaction, condition }: SignalEvent): boolean =>
  reaction === 'alarm' && condition !== 'ends';

/**
 * Where a signal belongs among the open alarms of its device. An event that calls for an operator joins the open alarm of its
 * family while that is the same happening, or opens one; a restore joins without waking it; what is not acted on joins none
 * (domain guide 2, 3 "Alarm", 8). What a device fails to send goes on for as long as it was not heard, since `heardAt`.
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
  // What is only still present is no further event.
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
