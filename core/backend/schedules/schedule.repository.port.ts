import type { CheckReactions } from '../../schedules/schedule-check.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { SiteSchedules } from '../../schedules/site-schedules.schema.ts';
import type { ReachedContact } from '../../schedules/temporary-authority.rule.ts';
import type { LockedSite, SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';

/** One stored layer of hours. Times are milliseconds UTC. */
export interface StoredSchedule extends Schedule {
  readonly id: string;
  readonly rev: number;
  readonly authorizedBy: string | null;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  /** When the schedule was deleted; null while the schedule is in force. */
  readonly deletedAt: number | null;
  /**
   * Id of the "Staying late" press that created the entry; null if a person entered the hours by hand. `movedFrom` is the
   * closing time before that press, in minutes since midnight.
   */
  readonly pressId: string | null;
  readonly movedFrom: number | null;
}

/** An area with the state that its hours are compared against. */
export interface ScheduledArea {
  readonly num: number;
  readonly name: string;
  /** State as users see it. Use `isOpen` to tell whether the area is open, because an area in the state "Alarm" may be open or closed. */
  readonly state: string;
  readonly isOpen: boolean;
  readonly since: number;
  readonly by: string | null;
  /** The contact with the panel user number in `by`; null if nobody has it. */
  readonly byName: string | null;
}

/** Data of a site needed to show its hours and to validate changes to the hours. */
export interface ScheduleFacts {
  readonly areas: readonly ScheduledArea[];
  /** The schedules in force. */
  readonly schedules: readonly StoredSchedule[];
  readonly holidays: readonly (Holiday & {
    readonly holidayGroup: SiteSchedules['holidays'][number]['holidayGroup'];
  })[];
  /** The contacts on the site's own call list. */
  readonly contacts: readonly ReachedContact[];
  /** Verified contact addresses of the account that makes the request. */
  readonly login: readonly string[];
  /** Null if the site never set its reactions. */
  readonly reactions: StoredReactions | null;
}

/** How a site wants each failed check to be handled. */
export interface StoredReactions {
  readonly values: CheckReactions;
  readonly rev: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
}

/** Stores the hours of sites, in all layers (domain guide 6.5). */
export interface ScheduleRepository {
  /** Reads all schedule facts of one site in one statement, within the caller's scope. */
  look(
    where: SiteLookUp,
    accountId: string,
  ): Promise<LookedUp<ScheduleFacts & Pick<LockedSite, 'siteNum' | 'siteName' | 'timeZone'>>>;
  /** Reads the schedule facts of a site that is already locked. */
  facts(siteNum: number, accountId: string): Promise<ScheduleFacts>;
  /** Finds a schedule of a site, whether in force or deleted. */
  find(siteNum: number, id: string): Promise<StoredSchedule | null>;
  /** Returns the schedules that one "Staying late" press created, including deleted ones. */
  pressed(siteNum: number, pressId: string): Promise<readonly StoredSchedule[]>;
  insert(
    site: Pick<LockedSite, 'siteNum' | 'siteGroupNum'>,
    schedule: StoredSchedule,
  ): Promise<void>;
  /** Stores all fields of the schedule, including its entries. */
  update(schedule: StoredSchedule): Promise<void>;
  putReactions(siteNum: number, reactions: StoredReactions): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly schedules: ScheduleRepository;
  }
}
