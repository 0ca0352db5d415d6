import type {
  BusinessHoursForm,
  StoredBusinessHours,
  StoredTemporaryHours,
  TemporaryHoursForm,
} from '../../business-hours/business-hours.schema.ts';
import type { TemporaryHours, WeeklyHours } from '../../business-hours/business-hours.ts';
import type { Holiday } from '../../schedules/schedule.ts';

/** The business hours of a group: weekly hours and temporary changes. During these hours the group answers its own calls. */
export interface StoredOpenHours {
  readonly siteGroupNum: number;
  readonly timeZone: string;
  /** The group's weekly hours; null if none were set. */
  readonly weekly: WeeklyHours | null;
  readonly temporary: readonly TemporaryHours[];
  readonly holidays: readonly Holiday[];
}

/** The active group or one of its branches, with its weekly hours. */
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
  readonly holidays: readonly Holiday[];
}

/** The person who changes the hours, and the time of the change. */
export interface HoursTouch {
  readonly by: string;
  readonly now: number;
}

/** Stores the business hours in which dealers answer their own calls (domain guide 6.8 d, e). */
export interface BusinessHoursRepository {
  /** Returns a group's business hours from `from` on, in one statement; null for an unknown group. */
  openHours(siteGroupNum: number, from: number): Promise<StoredOpenHours | null>;
  /** Returns the hours of the active group first, then of its branches, with temporary changes since `since`. Runs one statement. */
  overview(siteGroupNum: number, since: number): Promise<StoredHoursOverview>;
  /** Locks the business hours of the active group and its branches until the transaction ends. */
  lock(siteGroupNum: number): Promise<void>;
  save(siteGroupNum: number, form: BusinessHoursForm, touch: HoursTouch): Promise<void>;
  /** Stores a temporary change. Returns false and writes nothing if the id belongs to another change. */
  saveTemporary(
    siteGroupNum: number,
    id: string,
    form: TemporaryHoursForm,
    touch: HoursTouch,
  ): Promise<boolean>;
  removeTemporary(id: string, touch: HoursTouch): Promise<void>;
  /** Ends an active temporary change immediately. */
  releaseTemporary(id: string, touch: HoursTouch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly businessHours: BusinessHoursRepository;
  }
}
