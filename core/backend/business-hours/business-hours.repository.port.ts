import type {
  BusinessHoursForm,
  StoredBusinessHours,
  StoredTemporaryHours,
  TemporaryHoursForm,
} from '../../business-hours/business-hours.schema.ts';
import type { TemporaryHours, WeeklyHours } from '../../business-hours/business-hours.ts';
import type { Holiday } from '../../schedules/schedule.ts';

/** The hours that decide whether a group answers its own calls. */
export interface StoredOpenHours {
  readonly siteGroupNum: number;
  readonly timeZone: string;
  /** Null if no hours were set. */
  readonly weekly: WeeklyHours | null;
  readonly temporary: readonly TemporaryHours[];
  readonly holidays: readonly Holiday[];
}

/** A group in the active group's tree, with its weekly hours. */
export interface StoredHoursGroup {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
  readonly timeZone: string;
  readonly enabled: boolean;
  readonly hours: StoredBusinessHours | null;
}

/** All business hours of the active group and its branches. */
export interface StoredHoursOverview {
  readonly groups: readonly StoredHoursGroup[];
  readonly temporary: readonly StoredTemporaryHours[];
  /** The holidays of all holiday groups. */
  readonly holidays: readonly Holiday[];
}

/** The person who makes a change, and the time. */
export interface HoursTouch {
  readonly by: string;
  readonly now: number;
}

/** The hours in which dealers answer their own calls (domain guide 6.8 d, e). */
export interface BusinessHoursRepository {
  /** Returns the hours from `from` on, in one statement; null for an unknown group. */
  openHours(siteGroupNum: number, from: number): Promise<StoredOpenHours | null>;
  /** Returns the active group first, then its branches, with temporary changes since `since`, in one statement. */
  overview(siteGroupNum: number, since: number): Promise<StoredHoursOverview>;
  /** Locks the hours of the active group and its branches until the transaction ends. */
  lock(siteGroupNum: number): Promise<void>;
  save(siteGroupNum: number, form: BusinessHoursForm, touch: HoursTouch): Promise<void>;
  /** Returns false and writes nothing if the id belongs to another change. */
  saveTemporary(
    siteGroupNum: number,
    id: string,
    form: TemporaryHoursForm,
    touch: HoursTouch,
  ): Promise<boolean>;
  removeTemporary(id: string, touch: HoursTouch): Promise<void>;
  /** Ends a temporary change that is in force now. */
  releaseTemporary(id: string, touch: HoursTouch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly businessHours: BusinessHoursRepository;
  }
}
