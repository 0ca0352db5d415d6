import { armAreas } from './arm-areas.rule.ts';
import type { AreaState, DeviceState, OpenAlarm } from './device-state.ts';
import { isExpectedTest } from './is-expected-test.rule.ts';
import { followTroubles, followZones } from './follow-zones.rule.ts';
import { joinAlarm } from './join-alarm.rule.ts';
import { noteRepeat, noteNotified } from './note-repeat.rule.ts';
import { outOfServiceCategory } from '../../sites/out-of-service.ts';
import type { IncomingSignal } from './signal-event.ts';

/** What is written down about one signal, and what somebody has to be told. */
export interface Written {
  /** `row`: a row of its own. `flood`: the row that begins a flood. `counted`: one more in that row. `dropped`: nothing at all. */
  readonly as: 'row' | 'flood' | 'counted' | 'dropped';
  /** Key of the alarm it belongs to; null where it is only logged. */
  readonly alarm: string | null;
  readonly opened: boolean;
  /** People are told of it, unless they may not know. */
  readonly notifies: boolean;
  /** Nobody acts on it: on test, a flood, or the device is not in service. */
  readonly quiet: boolean;
  readonly withheld: boolean;
  /** Where a flood is counted, and how many are in it by now. */
  readonly flood: { readonly at: number; readonly id: string; readonly times: number } | null;
}

/** A device after a signal, and what became of it. */
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

/** A device that waits for its installation is monitored from its first accepted signal that is no test (domain guide 6.11 "Install pending"). */
const installed = (
  { monitoring }: DeviceState,
  { event, onTest }: IncomingSignal,
): DeviceState['monitoring'] =>
  monitoring === 'installPending' && event.acted && !onTest ? 'monitored' : monitoring;

const isWatched = (monitoring: DeviceState['monitoring']): boolean =>
  monitoring === 'monitored' || monitoring === 'cancelPending';

/** Whether anybody acts on what a device sends: its site is monitored, and its own category keeps nobody back. */
export const isServed = ({
  monitoring,
  outOfService,
}: Pick<DeviceState, 'monitoring' | 'outOfService'>): boolean =>
  isWatched(monitoring) && (outOfService === null || outOfServiceCategory(outOfService).acts);

/** The area an event came from shows its alarm. */
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

/** The last signal and the next expected test; a signal customers may not know of shows in neither. */
const heard = (device: DeviceState, { at, event }: IncomingSignal): DeviceState => {
  if (event.withheld) return device;
  const isNewest = device.lastSignalAt === null || at >= device.lastSignalAt;
  const { timerTestMinutes: minutes, timerTestSignal: named, timerTestDueAt } = device;
  const due = minutes === null ? null : at + minutes * 60000;
  // A panel whose named test is expected may say anything else as often as it likes.
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

/** What is written about a signal nobody can act on any more: its device and its alarms have gone on long since. */
export const logOnly = (
  { outOfService }: Pick<DeviceState, 'outOfService'>,
  { event }: IncomingSignal,
): Written =>
  outOfService !== null && !outOfServiceCategory(outOfService).logs
    ? DROPPED
    : { ...DROPPED, as: 'row', withheld: event.withheld };

/** What is still present on a zone that nobody heard begin has begun: its first signal was lost on the way. */
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
 * What a signal makes of its device and what is written about it (domain guide 2, 6.3, 8). A zone or code that is not acted on
 * is only logged, as is what comes on test, in a flood, or from a device that is not in service; late signals and repeats
 * never undo what is newer. Whose test covers it and what it means is decided before.
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
  // What people are told of has a row of its own, in a flood too.
  const as = verdict === 'single' || (verdict === 'counted' && joined.notifies) ? 'row' : verdict;
  const repeats = joined.notifies ? noteNotified(counted.repeats, signal) : counted.repeats;
  const device: DeviceState = {
    ...heard(before, signal),
    // A hold-up is acted on, and tells customers not even that it was the first signal.
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
      // What joins an alarm may be known as long as the alarm may.
      withheld: joined.alarm?.withheld ?? event.withheld,
      flood: row === null || as === 'row' ? null : { ...row, times },
    },
  };
};
