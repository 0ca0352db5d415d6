import type { CoveringTest } from '../../tests-on-site/test-state.rule.ts';
import type { AlarmName, EntryClaim } from './batch-entry.ts';
import type { AlarmWork } from './work-alarm.rule.ts';
import type { AreaState, DeviceState, OpenAlarm, TroubleState, ZoneState } from './device-state.ts';

/** A test that is running when signals arrive. */
export interface RunningTest extends CoveringTest {
  readonly id: string;
  /** First use of a duress code at the site, counted from one day before the test was placed; null if none was used. */
  readonly forcedSince: number | null;
}

/** A device whose row is locked until the transaction ends. */
export interface LockedDevice extends DeviceState {
  readonly xmit: string;
  readonly tests: readonly RunningTest[];
}

export type DeviceKey = Pick<DeviceState, 'siteNum' | 'devNum'>;

/** The changed parts of a device to store. All alarm keys in the change are alarm numbers as text. */
export interface DeviceChange {
  readonly device: DeviceState;
  /** True if the device fields that screens show have changed. A hold-up changes none of them. */
  readonly seen: boolean;
  readonly areas: readonly AreaState[];
  readonly zones: readonly ZoneState[];
  readonly troubles: readonly TroubleState[];
  readonly alarms: readonly OpenAlarm[];
}

/** An alarm to be stored. The alarm's key is the id of the history row that opened the alarm. */
export type NewAlarm = OpenAlarm &
  DeviceKey &
  Pick<DeviceState, 'siteGroupNum'> & {
    /** What an operator must do; absent if the code already implies the action. */
    readonly actionPlan?: string;
  };

/** An alarm and its handling, locked until the transaction ends. */
export interface LockedAlarm extends AlarmWork, DeviceKey, Pick<DeviceState, 'siteGroupNum'> {
  readonly num: number;
  readonly event: string;
  readonly serviceType: string;
  readonly areaNum: number | null;
}

/** A lasting trouble of which contacts were not notified when it started. */
export interface LastingTrouble extends Pick<TroubleState, 'id' | 'text' | 'since'> {
  readonly siteNum: number;
  readonly timeZone: string;
  /** True if the site of the trouble is monitored. */
  readonly watched: boolean;
}

export interface UnreadLine {
  readonly id: string;
  readonly counter: string;
  readonly at: number;
  /** Account that the text names; null if the text names none. */
  readonly xmit: string | null;
  readonly text: string;
  readonly reason: string;
}

/** Stores devices, alarms and troubles as signals change them, inside one transaction. */
export interface SignalRepository {
  /**
   * Records entries of a receiver, each once, and returns the new ones. `recounted` is true if the counter was used before
   * with other content. An entry without a receiver time counts as new again after the claim's `repeatsFor`.
   */
  claim(
    receiverId: string,
    claims: readonly EntryClaim[],
    at: number,
  ): Promise<readonly (EntryClaim & { readonly recounted: boolean })[]>;
  /** Deletes entries claimed in this transaction that had no effect. */
  release(receiverId: string, claims: readonly EntryClaim[]): Promise<void>;
  /** Links a counter to its alarm, so that operator actions can name the alarm by the counter. */
  link(
    receiverId: string,
    links: readonly { readonly counter: string; readonly alarmNum: number }[],
  ): Promise<void>;
  /** Locks devices by transmitter code (ignoring case), always in the same order. Reads only zones whose numbers may match the signals. */
  lock(
    codes: readonly string[],
    zones: readonly string[],
    since: number,
  ): Promise<readonly LockedDevice[]>;
  /**
   * Locks at most `limit` devices whose expected test signal is missing and not yet recorded as missing. Skips devices
   * that other transactions lock.
   */
  lockOverdue(
    now: number,
    limit: number,
  ): Promise<readonly { readonly device: LockedDevice; readonly missedAt: number }[]>;
  /** Locks the devices of sites in the same order as `lock`, so that no signal is applied meanwhile. */
  lockSites(siteNums: readonly number[]): Promise<void>;
  /** Returns the devices of locked sites with the tests that ran since `since`, but without zones. */
  devicesOf(siteNums: readonly number[], since: number): Promise<readonly LockedDevice[]>;
  /** Records that a missed test of each device was handled. */
  noteMissed(missed: readonly (DeviceKey & { readonly missedAt: number })[]): Promise<void>;
  /** Stores alarms and assigns each an alarm number. Returns the alarm numbers by key. */
  openAlarms(alarms: readonly NewAlarm[]): Promise<ReadonlyMap<string, number>>;
  save(changes: readonly DeviceChange[]): Promise<void>;
  /** Adds the counts of floods to their history rows. */
  countFloods(
    floods: readonly {
      readonly siteGroupNum: number;
      readonly at: number;
      readonly id: string;
      readonly times: number;
    }[],
  ): Promise<void>;
  /** Stores unreadable texts from a receiver, each once per counter and text. A repeat only updates the time of arrival. */
  noteUnread(receiverId: string, lines: readonly UnreadLine[]): Promise<void>;
  /** Stores signals of transmitter codes that belong to no account (domain guide 3 "Not on file"). */
  noteStrays(
    strays: readonly {
      readonly xmit: string;
      readonly receiverId: string;
      readonly at: number;
      readonly text: string;
      /** Phone number that the transmitter calls from, digits only; null if unknown or not to be shown. */
      readonly callerId: string | null;
      /** True for duress and hold-up. Customers then see the transmitter only after another signal from the transmitter. */
      readonly withheld: boolean;
    }[],
  ): Promise<void>;
  /**
   * Locks alarms with their devices. `named` identifies each alarm by its alarm number or by a counter of one of its
   * signals, and each result lists its positions in `named`.
   */
  lockAlarms(
    receiverId: string,
    named: readonly AlarmName[],
  ): Promise<readonly (LockedAlarm & { readonly places: readonly number[] })[]>;
  /** Locks at most `limit` alarms whose hold is over, with their devices. Skips alarms that other transactions lock. */
  lockPassedHolds(now: number, limit: number): Promise<readonly LockedAlarm[]>;
  /** Locks at most `limit` lasting troubles of which contacts must be notified now. Skips troubles that other transactions lock. */
  lockLastingTroubles(now: number, limit: number): Promise<readonly LastingTrouble[]>;
  /** Sets when contacts are next notified of each trouble. Null means never. */
  putNotifyAt(
    troubles: readonly { readonly id: string; readonly notifyAt: number | null }[],
  ): Promise<void>;
  /**
   * Stores alarms after operator actions. A cleared alarm is removed from its areas. An alarm that is no longer hidden
   * from customers is published with all its rows.
   */
  saveAlarms(alarms: readonly (LockedAlarm & { readonly notified: boolean })[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly signals: SignalRepository;
  }
}
