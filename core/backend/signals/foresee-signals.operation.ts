import type { Foreseen, ForeseenSignal } from '../../signals/foreseen.schema.ts';
import { handlingOf } from '../../signals/handling-of.rule.ts';
import type { DecodedSignal } from '../../signals/signal.ts';
import type { ZoneState } from './device-state.ts';
import { testsOf } from './hear-signals.operation.ts';
import { definingZone, interpretSignal } from './interpret-signal.rule.ts';
import { isServed, receiveSignal, type Written } from './receive-signal.rule.ts';
import type { IncomingSignal, SignalEvent } from './signal-event.ts';
import { areaText } from './signal-row.rule.ts';
import type { LockedDevice } from './signal.repository.port.ts';

const zoneName = ({ num, areaNum, signalCode }: ZoneState): string =>
  `zone ${num}, area ${areaNum}, ${signalCode === null ? 'any code' : `code ${signalCode}`}`;

/** Returns a text that names the rule that decided what a signal means (domain guide 6.3 "Rules"). */
const ruleText = (signal: DecodedSignal, zone: ZoneState | null, event: SignalEvent): string => {
  const { acted, code, defined } = event;
  if (zone !== null) {
    const where = areaText(event);
    const text =
      zone.eventCode === null
        ? `The account defines ${zoneName(zone)}; its event comes from the code table.`
        : `The account defines ${zoneName(zone)} as event ${zone.eventCode}.`;
    return where === null ? text : `${text} ${where}`;
  }
  if (!defined && acted)
    return `The account defines no zone ${signal.zone ?? ''}, but code ${code} is always acted on.`;
  if (!defined)
    return handlingOf(signal) === null
      ? `Code ${code} is not in any code table, and no zone of the account defines it.`
      : `The account defines no zone ${signal.zone ?? ''}.`;
  return `Code table: ${code}. It doesn’t match a zone of the account.`;
};

const priorityText = ({ priority }: SignalEvent, zone: ZoneState | null, signal: DecodedSignal) => {
  const code = zone?.eventCode ?? null;
  const handling = handlingOf(code === null ? signal : { format: 'CID', code });
  return `priority ${priority}${handling === null ? '' : `: ${handling}`}`;
};

const quietText = (
  device: LockedDevice,
  { event, onTest }: IncomingSignal,
  written: Written,
): string | null => {
  if (written.as === 'dropped') return 'Not logged: the device is out of service.';
  if (!isServed(device)) return 'Logged only: the site or device is not monitored.';
  if (onTest) return 'Logged only: a running test covers it.';
  if (written.as !== 'row') return 'Counted as part of the device’s flood; no one acts.';
  return event.acted ? null : 'Logged only, as not defined; no one acts.';
};

const actedText = ({ event }: IncomingSignal, written: Written, priority: string): string => {
  const silent = event.withheld ? ' The site is never called.' : '';
  if (written.opened) return `Opens an alarm of ${priority}.${silent}`;
  const ends = event.condition === 'ends';
  if (written.alarm !== null)
    return `${ends ? 'Logged as a restore of' : 'Joins'} the open alarm ${written.alarm}.${silent}`;
  if (event.reaction === 'cancel') return 'Logged: there is no open alarm to cancel.';
  if (ends) return 'Logged as a restore; no one acts.';
  if (event.reaction !== 'notify') return 'Logged; no one acts.';
  return event.notifiedLater
    ? 'Logged; contacts are notified during the day if it lasts two hours.'
    : 'Logged; contacts who asked for it are notified.';
};

const foreseenOf = (
  signal: DecodedSignal,
  zone: ZoneState | null,
  event: SignalEvent,
): ForeseenSignal => ({
  text: event.text,
  kind: event.kind,
  serviceType: event.serviceType,
  priority: event.priority,
  defined: event.defined,
  zone: zone && {
    num: zone.num,
    areaNum: zone.areaNum,
    signalCode: zone.signalCode,
    description: zone.description,
    serviceType: zone.serviceType,
    eventCode: zone.eventCode,
  },
  rule: ruleText(signal, zone, event),
});

/** Returns what a signal means given the zones of its device, with the rule that decided the meaning. */
export const explainSignal = (zones: readonly ZoneState[], signal: DecodedSignal): ForeseenSignal =>
  foreseenOf(signal, definingZone(zones, signal), interpretSignal(zones, signal));

const foresee = (device: LockedDevice, signal: DecodedSignal, now: number) => {
  const event = interpretSignal(device.zones, signal);
  const zone = definingZone(device.zones, signal);
  const fields = {
    id: 'foreseen',
    at: now,
    event,
    panelAt: null,
    receiverId: null,
    line: null,
    raw: null,
  };
  const incoming = { ...fields, onTest: testsOf(device, fields).length > 0 };
  const { device: after, written } = receiveSignal(device, incoming);
  const foreseen: Foreseen = {
    ...foreseenOf(signal, zone, event),
    outcome:
      quietText(device, incoming, written) ??
      actedText(incoming, written, priorityText(event, zone, signal)),
  };
  return { device: { ...device, ...after }, foreseen };
};

/** Returns what a sequence of signals would do to a device, by the rules for real signals. Writes nothing (domain guide 6.15). */
export const foreseeSignals = (
  device: LockedDevice,
  signals: readonly DecodedSignal[],
  now: number,
): readonly Foreseen[] => {
  let state = device;
  return signals.map((signal) => {
    const { device: after, foreseen } = foresee(state, signal, now);
    state = after;
    return foreseen;
  });
};
