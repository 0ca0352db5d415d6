import type { CoveringTest } from '../../tests-on-site/test-state.rule.ts';
import type { AlarmName, EntryClaim } from './batch-entry.ts';
import type { AlarmWork } from './work-alarm.rule.ts';
import type { AreaState, DeviceState, OpenAlarm, TroubleState, ZoneState } from './device-state.ts';

/** A test that is running when signals arrive. */
export interface RunningTest extends CoveringTest {
  readonly id: string;
  /** When a duress code was used at the site, within a day before the test was placed or later; null if none was. */
  readonly forcedSince: number | null;
}

/** A device whose row is locked until the transaction ends. */
export interface LockedDevice extends DeviceState {
  readonly xmit: string;
  readonly tests: readonly RunningTest[];
}

/** Identifies the device that something belongs to. */
export type DeviceKey = Pick<DeviceState, 'siteNum' | 'devNum'>;

/** The changed rows of a device. Keys of alarms are their numbers as text. */
export interface DeviceChange {
  readonly device: DeviceState;
  /** True if what screens show of the device itself has changed. A hold-up changes none of it. */
  readonly seen: boolean;
  readonly areas: readonly AreaState[];
  readonly zones: readonly ZoneState[];
  readonly troubles: readonly TroubleState[];
  readonly alarms: readonly OpenAlarm[];
}

/** An alarm to be stored. Its key is the id of the row that opened it. */
export type NewAlarm = OpenAlarm &
  DeviceKey &
  Pick<DeviceState, 'siteGroupNum'> & {
    /** What an operator must do, if that does not follow from the code. */
    readonly actionPlan?: string;
  };

/** An alarm with its handling, locked until the transaction ends. */
export interface LockedAlarm extends AlarmWork, DeviceKey, Pick<DeviceState, 'siteGroupNum'> {
  readonly num: number;
  readonly event: string;
  readonly serviceType: string;
  readonly areaNum: number | null;
}

/** A trouble of which contacts were not notified when it started. */
export interface LastingTrouble extends Pick<TroubleState, 'id' | 'text' | 'since'> {
  readonly siteNum: number;
  readonly timeZone: string;
  /** True if the site of the trouble is monitored. */
  readonly watched: boolean;
}

/** Text from a receiver that could not be read. */
export interface UnreadLine {
  readonly id: string;
  readonly counter: string;
  readonly at: number;
  /** The account of the text; null if it names none. */
  readonly xmit: string | null;
  readonly text: string;
  /** Why the text could not be read. */
  readonly reason: string;
}

/** Reads and writes the state of devices when signals arrive, inside one transaction. */
export interface SignalRepository {
  /**
   * Records the entries of a receiver, each once, and returns the new ones. `recounted` is true if the counter was used
   * before with other content. The same content without a receiver's time is new again after the period that the claim
   * states.
   */
  claim(
    receiverId: string,
    claims: readonly EntryClaim[],
    at: number,
  ): Promise<readonly (EntryClaim & { readonly recounted: boolean })[]>;
  /** Forgets entries of this transaction that had no effect. */
  release(receiverId: string, claims: readonly EntryClaim[]): Promise<void>;
  /** Records which alarm a counter belongs to, so that actions may name the alarm by the counter. */
  link(
    receiverId: string,
    links: readonly { readonly counter: string; readonly alarmNum: number }[],
  ): Promise<void>;
  /** Locks devices by transmitter code (ignoring case), always in the same order. Reads only the zones whose numbers may match. */
  lock(
    codes: readonly string[],
    zones: readonly string[],
    since: number,
  ): Promise<readonly LockedDevice[]>;
  /** Locks at most `limit` devices whose expected test is missing and not yet recorded, skipping those locked by others. */
  lockOverdue(
    now: number,
    limit: number,
  ): Promise<readonly { readonly device: LockedDevice; readonly missedAt: number }[]>;
  /** Locks the devices of sites in the same order as signals do, so that no signal arrives in between. */
  lockSites(siteNums: readonly number[]): Promise<void>;
  /** Returns the devices of locked sites, without zones, and with the tests that ran since a given time. */
  devicesOf(siteNums: readonly number[], since: number): Promise<readonly LockedDevice[]>;
  /** Records which missing tests are handled. */
  noteMissed(missed: readonly (DeviceKey & { readonly missedAt: number })[]): Promise<void>;
  /** Assigns each alarm its number and stores it. Returns the numbers by key. */
  openAlarms(alarms: readonly NewAlarm[]): Promise<ReadonlyMap<string, number>>;
  save(changes: readonly DeviceChange[]): Promise<void>;
  /** Adds the counts of floods to their rows. */
  countFloods(
    floods: readonly {
      readonly siteGroupNum: number;
      readonly at: number;
      readonly id: string;
      readonly times: number;
    }[],
  ): Promise<void>;
  /** Stores unreadable text from a receiver, each text of a counter once, with the time of its last arrival. */
  noteUnread(receiverId: string, lines: readonly UnreadLine[]): Promise<void>;
  /** Stores signals of transmitter codes that belong to no account (domain guide 3 "Not on file"). */
  noteStrays(
    strays: readonly {
      readonly xmit: string;
      readonly receiverId: string;
      readonly at: number;
      readonly text: string;
      /** The number that the transmitter calls from, digits only; null if unknown or not to be shown. */
      readonly callerId: string | null;
      /** True for duress and hold-up. Customers then learn of the transmitter only from its first other signal. */
      readonly withheld: boolean;
    }[],
  ): Promise<void>;
  /**
   * Locks alarms and their devices, by number or by the counter of one of their signals. Each result has the positions in
   * `named` that refer to it.
   */
  lockAlarms(
    receiverId: string,
    named: readonly AlarmName[],
  ): Promise<readonly (LockedAlarm & { readonly places: readonly number[] })[]>;
  /** Locks at most `limit` alarms whose hold is over, with their devices, skipping those locked by others. */
  lockPassedHolds(now: number, limit: number): Promise<readonly LockedAlarm[]>;
  /** Locks at most `limit` lasting troubles of which contacts must be notified now, skipping those locked by others. */
  lockLastingTroubles(now: number, limit: number): Promise<readonly LastingTrouble[]>;
  /** Sets a new time at which contacts are notified of troubles. Null means that no notification remains to be sent. */
  putNotifyAt(
    troubles: readonly { readonly id: string; readonly notifyAt: number | null }[],
  ): Promise<void>;
  /**
   * Stores alarms after operator actions. An ended alarm is removed from its areas, and one that customers may now know of
   * is published with all its rows.
   */
  saveAlarms(alarms: readonly (LockedAlarm & { readonly notified: boolean })[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly signals: SignalRepository;
  }
}
