import type { ServiceType, SignalMeaning } from '../../signals/signal.ts';
import type { AlarmFamily } from './alarm-family.rule.ts';

/**
 * Arming state of an area as its panel last reported it (domain guide 10). Screens show an open alarm of the area instead
 * of the arming state.
 */
export type Arming = 'Open' | 'Closed' | 'Closed (stay)' | 'Unknown';

export interface AreaState {
  readonly num: number;
  readonly arming: Arming;
  readonly since: number;
  readonly changedBy: string | null;
  /** Key of the open alarm in this area; null if there is none. */
  readonly alarm: string | null;
}

/** A zone as the account defines it, with the state that its panel last reported. */
export interface ZoneState {
  readonly id: string;
  readonly areaNum: number;
  readonly num: string;
  readonly signalCode: string | null;
  readonly description: string;
  readonly serviceType: ServiceType;
  readonly eventCode: string | null;
  readonly bypassed: boolean;
  /** When the bypass last started or ended. */
  readonly bypassAt: number | null;
  readonly unrestoredSince: number | null;
  /** When the alarm condition of the zone last started or ended. */
  readonly conditionAt: number | null;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
}

/** A condition that needs repair, identified by code, area and zone. */
export interface TroubleState {
  readonly id: string;
  readonly code: string;
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly text: string;
  readonly since: number;
  /** When the panel last reported the trouble. */
  readonly saidAt: number;
  readonly clearedAt: number | null;
  /**
   * When to notify contacts if the trouble lasts (domain guide 7.2 "log 2 h, then notify by day"). Null if contacts were
   * notified at once or are never notified.
   */
  readonly notifyAt: number | null;
}

/** A source of an alarm's events, such as a zone. */
export interface AlarmPoint {
  /** Zone id if the zone is defined, otherwise the zone number if there is one, otherwise the code of the event. */
  readonly key: string;
  readonly text: string;
  readonly areaNum: number | null;
  /** Priority of the most urgent event from this source. */
  readonly priority: number;
  /** When the last event from this source arrived. */
  readonly at: number;
  /** When contacts were last notified of this source; null if never. */
  readonly toldAt: number | null;
  /** Priority of the event that contacts were last notified of. Absent in alarms stored by older versions, for which `priority` is used. */
  readonly toldPriority?: number;
  /** When the source was restored; null if the source is not restored. */
  readonly overAt: number | null;
}

export interface OpenAlarm {
  /** Alarm number as text or, before a number is assigned, the id of the history row that opened the alarm. */
  readonly key: string;
  readonly family: AlarmFamily;
  readonly state: 'New' | 'In progress' | 'On hold' | 'Partially cleared';
  readonly serviceType: string;
  readonly event: string;
  readonly code: string | null;
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly zoneText: string | null;
  readonly priority: number;
  readonly raisedAt: number;
  /** When the alarm's last event arrived. */
  readonly lastAt: number;
  /** The alarm's newest sources; empty for an alarm opened before sources were stored. */
  readonly points: readonly AlarmPoint[];
  /** When the alarm's state was last reported. */
  readonly stateAt: number;
  readonly holdUntil: number | null;
  readonly withheld: boolean;
}

/** Count of repeats of one signal. Too many repeats in a period are a flood (domain guide 8 "Runaway"). */
export interface Repeats {
  readonly code: string;
  /** Condition of the signal. The start and the end of a condition are counted separately. */
  readonly condition: SignalMeaning['condition'];
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly withheld: boolean;
  /** Start of the counting period. */
  readonly from: number;
  readonly last: number;
  readonly times: number;
  /** When contacts were last notified of one of the repeats; null or absent if never. */
  readonly toldAt?: number | null;
  /** History row that counts further repeats; null while there is no flood. */
  readonly row: { readonly at: number; readonly id: string } | null;
}

/** The stored state of one device, to which a signal is applied. */
export interface DeviceState {
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number;
  readonly monitoring:
    | 'monitored'
    | 'outOfService'
    | 'installPending'
    | 'cancelPending'
    | 'cancelled';
  /** Out-of-service category; null if the device is in service. */
  readonly outOfService: string | null;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
  readonly timerTestMinutes: number | null;
  readonly timerTestDueAt: number | null;
  /** Code of the expected test signal; null if any signal counts as the test. */
  readonly timerTestSignal: string | null;
  /** Event text for a missed test; null for the default text. */
  readonly timerTestEvent: string | null;
  readonly runawaySince: number | null;
  /** Number of repeats within ten minutes that make a flood, set by the site group (domain guide 6.10). */
  readonly runawayTimes: number;
  readonly repeats: readonly Repeats[];
  readonly areas: readonly AreaState[];
  readonly zones: readonly ZoneState[];
  /** Open troubles and recently ended troubles. An ended trouble is kept so that a late start signal does not open it again. */
  readonly troubles: readonly TroubleState[];
  readonly alarms: readonly OpenAlarm[];
}
