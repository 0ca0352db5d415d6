import type { ServiceType, SignalMeaning } from '../../signals/signal.ts';
import type { AlarmFamily } from './alarm-family.rule.ts';

/** Arming of an area as its panel last reported it (domain guide 10). An open alarm in the area is shown instead. */
export type Arming = 'Open' | 'Closed' | 'Closed (stay)' | 'Unknown';

export interface AreaState {
  readonly num: number;
  readonly arming: Arming;
  readonly since: number;
  readonly changedBy: string | null;
  /** Key of the open alarm in this area; null if there is none. */
  readonly alarm: string | null;
}

/** A zone as the account defines it, with the last report of its panel. */
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
  /** When the zone's alarm last started or ended. */
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
   * When to notify contacts if the trouble lasts; null if they were notified at once or are not notified (domain guide 7.2
   * "log 2 h, then notify by day").
   */
  readonly notifyAt: number | null;
}

/** A zone or other source that sent events of an alarm. */
export interface AlarmPoint {
  /** The zone's definition, otherwise its number, otherwise the code of an event without a zone. */
  readonly key: string;
  readonly text: string;
  readonly areaNum: number | null;
  /** The priority of the most urgent event from this source. */
  readonly priority: number;
  /** When the last event from this source arrived. */
  readonly at: number;
  /** When contacts were last notified of this source; null while they must not be. */
  readonly toldAt: number | null;
  /** The priority of the event of that notification. Absent in alarms stored before this field existed; `priority` then applies. */
  readonly toldPriority?: number;
  /** Since when the source is restored; null if it is not. */
  readonly overAt: number | null;
}

/** An alarm that is not fully cleared yet. */
export interface OpenAlarm {
  /** The alarm's number as text, or until it has one, the id of the row that opened it. */
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
  /** The newest sources of events of this alarm; empty if it was opened before sources were stored. */
  readonly points: readonly AlarmPoint[];
  /** When the alarm's state was last reported. */
  readonly stateAt: number;
  readonly holdUntil: number | null;
  readonly withheld: boolean;
}

/** Repeats of the same signal, which become a flood when there are too many (domain guide 8 "Runaway"). */
export interface Repeats {
  readonly code: string;
  /** Repeats are counted per condition, because the end of a signal is a different signal than its start. */
  readonly condition: SignalMeaning['condition'];
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly withheld: boolean;
  /** Start of the period that is counted. */
  readonly from: number;
  readonly last: number;
  readonly times: number;
  /** When contacts were last notified of one of the repeats; null or absent if they were not. */
  readonly toldAt?: number | null;
  /** The row that counts further repeats; null while there is no flood. */
  readonly row: { readonly at: number; readonly id: string } | null;
}

/** The stored state of one device when a signal of it arrives. */
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
  /** Category of the device's out-of-service state; null in service. */
  readonly outOfService: string | null;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
  readonly timerTestMinutes: number | null;
  readonly timerTestDueAt: number | null;
  /** Code of the expected test signal; null if any signal will do. */
  readonly timerTestSignal: string | null;
  /** The text recorded when the test does not arrive; null for the usual text. */
  readonly timerTestEvent: string | null;
  readonly runawaySince: number | null;
  /** How many repeats of a signal within ten minutes make a flood, as set by the site group (domain guide 6.10). */
  readonly runawayTimes: number;
  readonly repeats: readonly Repeats[];
  readonly areas: readonly AreaState[];
  readonly zones: readonly ZoneState[];
  /** Open troubles, and those that ended recently, so that a late start signal does not open one again. */
  readonly troubles: readonly TroubleState[];
  readonly alarms: readonly OpenAlarm[];
}
