import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { Written } from './receive-signal.rule.ts';
import type { IncomingSignal, SignalEvent } from './signal-event.ts';
import type { LockedDevice } from './signal.repository.port.ts';

/** A signal that reached its device, with its effects. */
export interface Heard {
  readonly counter: string;
  /** The position of the signal's entry among those that were read. */
  readonly place: number;
  readonly device: LockedDevice;
  readonly signal: IncomingSignal;
  readonly written: Written;
  /** The ids of the running tests that cover the signal. */
  readonly tests: readonly string[];
  /** The location of the signal, with the zone as the account writes it if it is defined. */
  readonly where: {
    readonly devNum: number;
    readonly areaNum: number | null;
    readonly zone: string | null;
  };
}

/** Returns the history columns of a signal's meaning. */
export const eventColumns = (event: SignalEvent) => ({
  kind: event.kind,
  event: event.text,
  code: event.code,
  serviceType: event.serviceType,
  priority: event.priority,
  areaNum: event.areaNum,
  zone: event.zone,
  zoneText: event.zoneText,
  panelUser: event.user,
  defined: event.defined,
});

/** Returns the additional data that history stores: the condition, and the arming if the signal opened or closed something. */
export const eventDetail = ({
  condition,
  arming,
}: SignalEvent): NonNullable<NewActivity['detail']> =>
  arming === null ? { condition } : { condition, arming };

/** Explains how the area that was sent differs from the account's; null if they agree. */
export const areaText = ({ areaNum, sentArea }: SignalEvent): string | null =>
  sentArea === null || areaNum === null
    ? null
    : `Sent for area ${sentArea}; the account has this zone in area ${areaNum}.`;

/** Returns the row of history for a signal (domain guide 6.12). */
export const signalRow = (
  { counter, device, signal, written }: Heard,
  alarmNum: number | null,
): NewActivity => {
  const { event, id, at, panelAt, receiverId, line, raw, comment } = signal;
  return {
    id,
    siteGroupNum: device.siteGroupNum,
    at,
    siteNum: device.siteNum,
    devNum: device.devNum,
    ...eventColumns(event),
    alarmNum,
    onTest: signal.onTest,
    runaway: written.as === 'flood',
    withheld: written.withheld,
    times: written.flood?.times ?? 1,
    receiverId,
    counter,
    line,
    panelAt,
    raw,
    comment: comment ?? areaText(event),
    detail: { ...eventDetail(event), quiet: written.quiet },
  };
};
