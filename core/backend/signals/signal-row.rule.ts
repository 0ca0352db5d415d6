import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { Written } from './receive-signal.rule.ts';
import type { IncomingSignal, SignalEvent } from './signal-event.ts';
import type { LockedDevice } from './signal.repository.port.ts';

export interface Heard {
  readonly counter: string;
  /** Position of the signal's entry in the batch. */
  readonly place: number;
  readonly device: LockedDevice;
  readonly signal: IncomingSignal;
  readonly written: Written;
  /** Ids of the running tests that cover the signal. */
  readonly tests: readonly string[];
  /** Device, area and zone of the signal. A defined zone is written as in the zone's definition. */
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

/** Returns additional data for the history row: the condition, and the arming state for an opening or closing. */
export const eventDetail = ({
  condition,
  arming,
}: SignalEvent): NonNullable<NewActivity['detail']> =>
  arming === null ? { condition } : { condition, arming };

/** Returns a text on how the sent area differs from the defined area; null if both areas are equal. */
export const areaText = ({ areaNum, sentArea }: SignalEvent): string | null =>
  sentArea === null || areaNum === null
    ? null
    : `Sent for area ${sentArea}; the account has this zone in area ${areaNum}.`;

/** Returns the history row for a signal (domain guide 6.12). */
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
