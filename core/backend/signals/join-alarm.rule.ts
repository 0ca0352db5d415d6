import { alarmFamily } from './alarm-family.rule.ts';
import type { OpenAlarm } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

/** What became of the alarms: the one this signal belongs to, if any, and whether it is new. */
export interface Joined {
  readonly alarms: readonly OpenAlarm[];
  readonly alarm: OpenAlarm | null;
  readonly opened: boolean;
}

const opened = ({ id, at, event }: IncomingSignal): OpenAlarm => ({
  key: id,
  family: alarmFamily(event.serviceType, event.withheld),
  state: 'New',
  serviceType: event.serviceType,
  event: event.text,
  code: event.code,
  areaNum: event.areaNum,
  zone: event.zone,
  zoneText: event.zoneText,
  priority: event.priority,
  raisedAt: at,
  stateAt: at,
  holdUntil: null,
  withheld: event.withheld,
});

const familyOf = ({ event }: IncomingSignal) => alarmFamily(event.serviceType, event.withheld);

/** A further event makes an alarm as urgent as the most urgent of its events, and wakes one that was put back. */
const woken = (alarm: OpenAlarm, { at, event }: IncomingSignal): OpenAlarm => {
  const isPutBack = alarm.state === 'On hold' || alarm.state === 'Partially cleared';
  return {
    ...alarm,
    priority: Math.min(alarm.priority, event.priority),
    ...(isPutBack && { state: 'New', holdUntil: null, stateAt: Math.max(alarm.stateAt, at) }),
  };
};

/** The alarm a cancel speaks of: never one that customers may not know of, so that a forced code betrays nothing. */
const cancelled = (alarms: readonly OpenAlarm[]): OpenAlarm | null =>
  alarms.findLast(({ family }) => family !== 'silent' && family !== 'supervision') ?? null;

/**
 * Where a signal belongs among the open alarms of its device. An event that calls for an operator joins the open alarm of its
 * family or opens one; a restore joins without waking it; what is not acted on joins none (domain guide 2, 8).
 */
export const joinAlarm = (
  alarms: readonly OpenAlarm[],
  signal: IncomingSignal,
  acts: boolean,
): Joined => {
  const { event } = signal;
  const none = { alarms, alarm: null, opened: false };
  if (!acts) return none;
  if (event.reaction === 'cancel') return { ...none, alarm: cancelled(alarms) };
  const same = alarms.find(({ family }) => family === familyOf(signal));
  const isCall = event.reaction === 'alarm' && event.condition !== 'ends';
  if (!isCall) return { ...none, alarm: event.lasts === 'none' ? null : (same ?? null) };
  if (same !== undefined) {
    // What is only still present is no further event.
    if (event.condition === 'present') return { ...none, alarm: same };
    const alarm = woken(same, signal);
    return { alarms: alarms.map((one) => (one === same ? alarm : one)), alarm, opened: false };
  }
  if (event.condition === 'present') return none;
  const alarm = opened(signal);
  return { alarms: [...alarms, alarm], alarm, opened: true };
};
