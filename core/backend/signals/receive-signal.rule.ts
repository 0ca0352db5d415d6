import { armAreas } from './arm-areas.rule.ts';
import type { AreaState, DeviceState, OpenAlarm } from './device-state.ts';
import { isExpectedTest } from './is-expected-test.rule.ts';
import { followTroubles, followZones } from './follow-zones.rule.ts';
import { joinAlarm } from './join-alarm.rule.ts';
import { noteRepeat, noteNotified } from './note-repeat.rule.ts';
import { outOfServiceCategory } from '../../sites/out-of-service.ts';
import type { IncomingSignal } from './signal-event.ts';

/** How one signal is recorded and what it causes. */
export interface Written {
  /**
   * `row`: stored in its own row. `flood`: stored in the row that starts a flood. `counted`: counted in the row of a
   * running flood. `dropped`: not stored.
   */
  readonly as: 'row' | 'flood' | 'counted' | 'dropped';
  /** Key of the alarm that the signal belongs to; null if the signal is only logged. */
  readonly alarm: string | null;
  readonly opened: boolean;
  /** True if contacts are notified of the signal. A contact who must not know of a withheld signal is never notified of that signal. */
  readonly notifies: boolean;
  /** True if the signal is not acted on: a test covers the signal, the signal is part of a flood, or the device is not in service. */
  readonly quiet: boolean;
  readonly withheld: boolean;
  /** History row that counts the flood, with the count so far. */
  readonly flood: { readonly at: number; readonly id: string; readonly times: number } | null;
}

/** The state of a device after a signal, and how the signal was recorded. */
export interface Received {
  readonly device: DeviceState;
  readonly written: Written;
}

const DROPPED: Written = {
  as: 'dropped',
  alarm: null,
  opened: false,
  notifies: false,
  quiet: true,
  withheld: false,
  flood: null,
};

/**
 * Returns the monitoring state after a signal. A pending installation becomes monitored with its first accepted signal
 * outside a test (domain guide 6.11 "Install pending").
 */
const installed = (
  { monitoring }: DeviceState,
  { event, onTest }: IncomingSignal,
): DeviceState['monitoring'] =>
  monitoring === 'installPending' && event.acted && !onTest ? 'monitored' : monitoring;

const isWatched = (monitoring: DeviceState['monitoring']): boolean =>
  monitoring === 'monitored' || monitoring === 'cancelPending';

/** Returns true if signals of a device are acted on: its site is monitored, and its out-of-service category, if any, permits it. */
export const isServed = ({
  monitoring,
  outOfService,
}: Pick<DeviceState, 'monitoring' | 'outOfService'>): boolean =>
  isWatched(monitoring) && (outOfService === null || outOfServiceCategory(outOfService).acts);

/** Assigns the alarm to the area in which its event occurred. */
const marked = (
  areas: readonly AreaState[],
  alarm: OpenAlarm | null,
  areaNum: number | null,
): readonly AreaState[] =>
  alarm === null || alarm.withheld
    ? areas
    : areas.map((area) =>
        area.num === areaNum && area.alarm !== alarm.key ? { ...area, alarm: alarm.key } : area,
      );

/** Updates the last-signal time and the due time of the next test. A signal hidden from customers changes neither of the two times. */
const heard = (device: DeviceState, { at, event }: IncomingSignal): DeviceState => {
  if (event.withheld) return device;
  const isNewest = device.lastSignalAt === null || at >= device.lastSignalAt;
  const { timerTestMinutes: minutes, timerTestSignal: named, timerTestDueAt } = device;
  const due = minutes === null ? null : at + minutes * 60000;
  // If a specific test signal is expected, other signals do not move the due time.
  const stays = !isExpectedTest(named, event.code) && timerTestDueAt !== null;
  const next = due === null || stays ? timerTestDueAt : Math.max(timerTestDueAt ?? due, due);
  return {
    ...device,
    ...(isNewest && { lastSignalAt: at, lastSignal: event.text }),
    timerTestDueAt: due === null ? null : next,
  };
};

const floodedSince = (
  { runawaySince }: DeviceState,
  repeats: DeviceState['repeats'],
  at: number,
): number | null =>
  repeats.some((one) => one.row !== null && !one.withheld) ? (runawaySince ?? at) : null;

/** Returns how to record a signal that is too old to act on. The signal changes no device state and joins no alarm. */
export const logOnly = (
  { outOfService }: Pick<DeviceState, 'outOfService'>,
  { event }: IncomingSignal,
): Written =>
  outOfService !== null && !outOfServiceCategory(outOfService).logs
    ? DROPPED
    : { ...DROPPED, as: 'row', withheld: event.withheld };

/** If a zone reports a present alarm whose start was never received, treats the signal as the start. */
const withLostBeginning = (zones: DeviceState['zones'], signal: IncomingSignal): IncomingSignal => {
  const { at, event } = signal;
  if (event.condition !== 'present' || event.lasts !== 'alarm') return signal;
  const isNew = zones.some(
    ({ id, unrestoredSince, conditionAt }) =>
      id === event.zoneId && unrestoredSince === null && (conditionAt ?? at) <= at,
  );
  return isNew ? { ...signal, event: { ...event, condition: 'begins' } } : signal;
};

/**
 * Applies a signal to its device and returns what to record (domain guide 2, 6.3, 8). A signal is only logged during a
 * test, in a flood, while the device is out of service, or if `acted` is false. A late or repeated signal never overrides
 * a newer signal.
 */
export const receiveSignal = (before: DeviceState, signal: IncomingSignal): Received => {
  const { event, onTest } = signal;
  const category = before.outOfService === null ? null : outOfServiceCategory(before.outOfService);
  if (category !== null && !category.logs) return { device: before, written: DROPPED };
  const monitoring = installed(before, signal);
  const inService = isServed({ ...before, monitoring });
  const counted = noteRepeat(before.repeats, signal, before.runawayTimes);
  const { row, times, verdict } = counted;
  const acts = inService && event.acted && !onTest && !counted.quiet;
  const joined = joinAlarm(before.alarms, withLostBeginning(before.zones, signal), acts);
  // A signal that contacts are notified of gets its own row, even in a flood.
  const as = verdict === 'single' || (verdict === 'counted' && joined.notifies) ? 'row' : verdict;
  const repeats = joined.notifies ? noteNotified(counted.repeats, signal) : counted.repeats;
  const device: DeviceState = {
    ...heard(before, signal),
    // A hold-up is acted on, but must not reveal to customers that a first signal arrived.
    monitoring: event.withheld ? before.monitoring : monitoring,
    repeats,
    runawaySince: event.withheld ? before.runawaySince : floodedSince(before, repeats, signal.at),
    areas: marked(
      armAreas(before.areas, signal),
      joined.notifies ? joined.alarm : null,
      event.areaNum,
    ),
    zones: event.defined ? followZones(before.zones, signal) : before.zones,
    troubles: event.defined ? followTroubles(before.troubles, signal, acts) : before.troubles,
    alarms: joined.alarms,
  };
  return {
    device,
    written: {
      as,
      alarm: joined.alarm?.key ?? null,
      opened: joined.opened,
      notifies: joined.notifies,
      quiet: !inService || onTest || counted.quiet,
      // A signal that joins an alarm is hidden from customers if the alarm is.
      withheld: joined.alarm?.withheld ?? event.withheld,
      flood: row === null || as === 'row' ? null : { ...row, times },
    },
  };
};
