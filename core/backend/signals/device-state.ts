import type { ServiceType, SignalMeaning } from '../../signals/signal.ts';
import type { AlarmFamily } from './alarm-family.rule.ts';

/** Arming of an area as its panel said last (domain guide 10); an open alarm in it is shown instead. */
export type Arming = 'Open' | 'Closed' | 'Closed (stay)' | 'Unknown';

export interface AreaState {
  readonly num: number;
  readonly arming: Arming;
  readonly since: number;
  readonly changedBy: string | null;
  /** Key of the open alarm in it. */
  readonly alarm: string | null;
}

/** A zone as the account defines it, with what its panel said last about it. */
export interface ZoneState {
  readonly id: string;
  readonly areaNum: number;
  readonly num: string;
  readonly signalCode: string | null;
  readonly description: string;
  readonly serviceType: ServiceType;
  readonly eventCode: string | null;
  readonly bypassed: boolean;
  /** When that began or ended last. */
  readonly bypassAt: number | null;
  readonly unrestoredSince: number | null;
  /** When its alarm began or ended last. */
  readonly conditionAt: number | null;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
}

/** Something that should be repaired; recognised again by code, area and zone. */
export interface TroubleState {
  readonly id: string;
  readonly code: string;
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly text: string;
  readonly since: number;
  /** When the panel said it last. */
  readonly saidAt: number;
  readonly clearedAt: number | null;
  /** When contacts are told of it if it lasts; null where they were told at once, or are not told (domain guide 7.2 "log 2 h, then notify by day"). */
  readonly notifyAt: number | null;
}

/** A place that sent events of an alarm. */
export interface AlarmPoint {
  /** The zone's definition, else its number, else the code of what names no zone. */
  readonly key: string;
  readonly text: string;
  readonly areaNum: number | null;
  /** Of its most urgent event. */
  readonly priority: number;
  /** When its last event came. */
  readonly at: number;
  /** When people were notified of it last; null while they may not be. */
  readonly toldAt: number | null;
  /** How urgent that event was; absent in an alarm that was stored before this was noted, which then stands for `priority`. */
  readonly toldPriority?: number;
  /** Since when it is quiet again; null while it was not restored. */
  readonly overAt: number | null;
}

/** An alarm nobody has finished yet. */
export interface OpenAlarm {
  /** Its number in words, or the id of the row that opened it until it has one. */
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
  /** When its last event came. */
  readonly lastAt: number;
  /** The newest ones; none of an alarm that was opened before they were kept. */
  readonly points: readonly AlarmPoint[];
  /** When its state was said last. */
  readonly stateAt: number;
  readonly holdUntil: number | null;
  readonly withheld: boolean;
}

/** The same signal again and again; a flood once there are too many (domain guide 8 "Runaway"). */
export interface Repeats {
  readonly code: string;
  /** Its end is another signal than its beginning. */
  readonly condition: SignalMeaning['condition'];
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly withheld: boolean;
  /** Beginning of the stretch that is counted. */
  readonly from: number;
  readonly last: number;
  readonly times: number;
  /** When people were told of one of them last; null or left out where they were not. */
  readonly toldAt?: number | null;
  /** The row further ones are counted into; null while it is no flood. */
  readonly row: { readonly at: number; readonly id: string } | null;
}

/** What the station knows of one device when a signal of it comes in. */
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
  /** Category of its out-of-service state; null in service. */
  readonly outOfService: string | null;
  readonly lastSignalAt: number | null;
  readonly lastSignal: string | null;
  readonly timerTestMinutes: number | null;
  readonly timerTestDueAt: number | null;
  /** Code of the expected test signal; null = any signal will do. */
  readonly timerTestSignal: string | null;
  /** What is noted when it does not come; null = the usual words. */
  readonly timerTestEvent: string | null;
  readonly runawaySince: number | null;
  /** So often the same signal within ten minutes is a flood; its group says so (domain guide 6.10). */
  readonly runawayTimes: number;
  readonly repeats: readonly Repeats[];
  readonly areas: readonly AreaState[];
  readonly zones: readonly ZoneState[];
  /** Open ones, and those that ended lately, so that a late beginning does not open one again. */
  readonly troubles: readonly TroubleState[];
  readonly alarms: readonly OpenAlarm[];
}
