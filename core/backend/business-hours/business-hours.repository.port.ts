import type {
  BusinessHoursForm,
  StoredBusinessHours,
  StoredTemporaryHours,
  TemporaryHoursForm,
} from '../../business-hours/business-hours.schema.ts';
import type { TemporaryHours, WeeklyHours } from '../../business-hours/business-hours.ts';
import type { Holiday } from '../../schedules/schedule.ts';

/** What decides whether a group answers itself. */
export interface StoredOpenHours {
  readonly siteGroupNum: number;
  readonly timeZone: string;
  /** Null: none were set. */
  readonly weekly: WeeklyHours | null;
  readonly temporary: readonly TemporaryHours[];
  readonly holidays: readonly Holiday[];
}

/** A group of the active one's branches with its week. */
export interface StoredHoursGroup {
  readonly siteGroupNum: number;
  readonly siteGroupName: string;
  readonly timeZone: string;
  readonly enabled: boolean;
  readonly hours: StoredBusinessHours | null;
}

/** Everything of the active group and its branches. */
export interface StoredHoursOverview {
  readonly groups: readonly StoredHoursGroup[];
  readonly temporary: readonly StoredTemporaryHours[];
  /** Those of all groups of holidays. */
  readonly holidays: readonly Holiday[];
}

/** Who changes something, and when. */
export interface HoursTouch {
  readonly by: string;
  readonly now: number;
}

/** Hours in which dealers answer themselves (domain guide 6.8 d, e). */
export interface BusinessHoursRepository {
  /** What decides from a moment on, one statement; null where there is no such group. */
  openHours(siteGroupNum: number, from: number): Promise<StoredOpenHours | null>;
  /** The active group first, then its branches, with the temporary changes since a moment; one statement. */
  overview(siteGroupNum: number, since: number): Promise<StoredHoursOverview>;
  /** Locks the hours of the active group and its branches until the transaction ends. */
  lock(siteGroupNum: number): Promise<void>;
  save(siteGroupNum: number, form: BusinessHoursForm, touch: HoursTouch): Promise<void>;
  /** False, and nothing is written, where the number is another one's. */
  saveTemporary(
    siteGroupNum: number,
    id: string,
    form: TemporaryHoursForm,
    touch: HoursTouch,
  ): Promise<boolean>;
  removeTemporary(id: string, touch: HoursTouch): Promise<void>;
  /** Ends one that is in force now. */
  releaseTemporary(id: string, touch: HoursTouch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly businessHours: BusinessHoursRepository;
  }
}
