import type { CoveringTest } from '../../tests-on-site/test-state.rule.ts';
import type { AlarmName, EntryClaim } from './batch-entry.ts';
import type { AlarmWork } from './work-alarm.rule.ts';
import type { AreaState, DeviceState, OpenAlarm, TroubleState, ZoneState } from './device-state.ts';

/** A test that runs while signals come in. */
export interface RunningTest extends CoveringTest {
  readonly id: string;
  /** Since when somebody at the site is forced, by a duress code given within a day before the test was placed or later; null where none was. */
  readonly forcedSince: number | null;
}

/** A device whose row is locked until the transaction ends. */
export interface LockedDevice extends DeviceState {
  readonly xmit: string;
  readonly tests: readonly RunningTest[];
}

/** Which device something belongs to. */
export type DeviceKey = Pick<DeviceState, 'siteNum' | 'devNum'>;

/** What a device's rows become; only what changed. Keys of alarms are their numbers in words. */
export interface DeviceChange {
  readonly device: DeviceState;
  /** Whether what its screens show of the device itself is another than before; a hold-up changes nothing of it. */
  readonly seen: boolean;
  readonly areas: readonly AreaState[];
  readonly zones: readonly ZoneState[];
  readonly troubles: readonly TroubleState[];
  readonly alarms: readonly OpenAlarm[];
}

/** An alarm to be written: its key is the id of the row that opened it. */
export type NewAlarm = OpenAlarm &
  DeviceKey &
  Pick<DeviceState, 'siteGroupNum'> & {
    /** What an operator is to do, where that does not follow from its code. */
    readonly actionPlan?: string;
  };

/** An alarm with its handling, locked until the transaction ends. */
export interface LockedAlarm extends AlarmWork, DeviceKey, Pick<DeviceState, 'siteGroupNum'> {
  readonly num: number;
  readonly event: string;
  readonly serviceType: string;
  readonly areaNum: number | null;
}

/** A trouble that was not told when it began. */
export interface LastingTrouble extends Pick<TroubleState, 'id' | 'text' | 'since'> {
  readonly siteNum: number;
  readonly timeZone: string;
  /** Its site is monitored. */
  readonly watched: boolean;
}

/** What a receiver sent and nobody could read. */
export interface UnreadLine {
  readonly id: string;
  readonly counter: string;
  readonly at: number;
  /** Null where it names no account. */
  readonly xmit: string | null;
  readonly text: string;
  /** Why. */
  readonly reason: string;
}

/** What signals come from and make of devices; inside one transaction. */
export interface SignalRepository {
  /** Notes what a receiver hands in, each once, and answers what is new; `recounted` where its counter came before with something else. The same without a receiver's time is new again after as long as the claim says. */
  claim(
    receiverId: string,
    claims: readonly EntryClaim[],
    at: number,
  ): Promise<readonly (EntryClaim & { readonly recounted: boolean })[]>;
  /** Forgets entries that had no effect; those of this transaction. */
  release(receiverId: string, claims: readonly EntryClaim[]): Promise<void>;
  /** Notes to which alarm a counter belongs, so that actions may name it by that. */
  link(
    receiverId: string,
    links: readonly { readonly counter: string; readonly alarmNum: number }[],
  ): Promise<void>;
  /** Devices by transmitter code, without regard to case, held in one order; of zones only those whose number may be meant. */
  lock(
    codes: readonly string[],
    zones: readonly string[],
    since: number,
  ): Promise<readonly LockedDevice[]>;
  /** Devices whose expected test is missing and not noted yet, each held by nobody else; at most `limit`. */
  lockOverdue(
    now: number,
    limit: number,
  ): Promise<readonly { readonly device: LockedDevice; readonly missedAt: number }[]>;
  /** Holds the devices of sites in the order signals hold them, so that none comes in between. */
  lockSites(siteNums: readonly number[]): Promise<void>;
  /** The devices of sites that are held, with the tests that ran since a moment; their zones are left out. */
  devicesOf(siteNums: readonly number[], since: number): Promise<readonly LockedDevice[]>;
  /** Notes which missing tests are dealt with. */
  noteMissed(missed: readonly (DeviceKey & { readonly missedAt: number })[]): Promise<void>;
  /** Gives each alarm its number and writes it; answers the numbers by key. */
  openAlarms(alarms: readonly NewAlarm[]): Promise<ReadonlyMap<string, number>>;
  save(changes: readonly DeviceChange[]): Promise<void>;
  /** Counts floods into the rows they are kept in. */
  countFloods(
    floods: readonly {
      readonly siteGroupNum: number;
      readonly at: number;
      readonly id: string;
      readonly times: number;
    }[],
  ): Promise<void>;
  /** Keeps what a receiver sent and nobody could read, each text of a counter once, with the time it came last. */
  noteUnread(receiverId: string, lines: readonly UnreadLine[]): Promise<void>;
  /** Signals of transmitter codes nobody owns (domain guide 3 "Not on file"). */
  noteStrays(
    strays: readonly {
      readonly xmit: string;
      readonly receiverId: string;
      readonly at: number;
      readonly text: string;
      /** The number its calls come from, digits only; null where it is not known or may not be told. */
      readonly callerId: string | null;
      /** Duress or hold-up: customers are told of the transmitter from its first other signal on. */
      readonly withheld: boolean;
    }[],
  ): Promise<void>;
  /** Alarms by number, or by the counter of one of their signals, held with their devices; each with the places in `named` that mean it. */
  lockAlarms(
    receiverId: string,
    named: readonly AlarmName[],
  ): Promise<readonly (LockedAlarm & { readonly places: readonly number[] })[]>;
  /** Alarms whose hold is over, held with their devices, each by nobody else; at most `limit`. */
  lockPassedHolds(now: number, limit: number): Promise<readonly LockedAlarm[]>;
  /** Troubles that last and are to be told now, each held by nobody else; at most `limit`. */
  lockLastingTroubles(now: number, limit: number): Promise<readonly LastingTrouble[]>;
  /** When they are told instead; null = they are dealt with. */
  putNotifyAt(
    troubles: readonly { readonly id: string; readonly notifyAt: number | null }[],
  ): Promise<void>;
  /** Writes what operators made of alarms; one that ended leaves its areas, one that customers may know of now is told with all its rows. */
  saveAlarms(alarms: readonly (LockedAlarm & { readonly notified: boolean })[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly signals: SignalRepository;
  }
}
