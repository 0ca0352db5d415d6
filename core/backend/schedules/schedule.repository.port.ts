import type { CheckReactions } from '../../schedules/schedule-check.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { SiteSchedules } from '../../schedules/site-schedules.schema.ts';
import type { ReachedContact } from '../../schedules/temporary-authority.rule.ts';
import type { LockedSite, SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';

/** One layer of hours as it is stored; times are milliseconds UTC. */
export interface StoredSchedule extends Schedule {
  readonly id: string;
  readonly rev: number;
  readonly authorizedBy: string | null;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  /** Null while it counts. */
  readonly deletedAt: number | null;
  /** The press of Staying late that made it, and the closing it moved (minutes of its day). */
  readonly pressId: string | null;
  readonly movedFrom: number | null;
}

/** An area as its hours are compared with it. */
export interface ScheduledArea {
  readonly num: number;
  readonly name: string;
  /** As people see it: Alarm hides whether it is open. */
  readonly state: string;
  readonly isOpen: boolean;
  readonly since: number;
  readonly by: string | null;
}

/** What of a site is read for its hours, and to check changes of them. */
export interface ScheduleFacts {
  readonly areas: readonly ScheduledArea[];
  /** Those that count. */
  readonly schedules: readonly StoredSchedule[];
  readonly holidays: readonly (Holiday & {
    readonly holidayGroup: SiteSchedules['holidays'][number]['holidayGroup'];
  })[];
  /** The site's own call list. */
  readonly contacts: readonly ReachedContact[];
  /** Proven ways of contact of the login that asks. */
  readonly login: readonly string[];
  /** Null while nobody has set any. */
  readonly reactions: StoredReactions | null;
}

/** How a site wishes each check to be answered. */
export interface StoredReactions {
  readonly values: CheckReactions;
  readonly rev: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
}

/** Hours of sites in all their layers (domain guide 6.5). */
export interface ScheduleRepository {
  /** Everything of one site by one statement, within its viewer's scope. */
  look(
    where: SiteLookUp,
    accountId: string,
  ): Promise<LookedUp<ScheduleFacts & Pick<LockedSite, 'siteNum' | 'siteName' | 'timeZone'>>>;
  /** The same of a site that is held. */
  facts(siteNum: number, accountId: string): Promise<ScheduleFacts>;
  /** One that counts or is deleted. */
  find(siteNum: number, id: string): Promise<StoredSchedule | null>;
  /** What one press of Staying late made, deleted ones too. */
  pressed(siteNum: number, pressId: string): Promise<readonly StoredSchedule[]>;
  insert(
    site: Pick<LockedSite, 'siteNum' | 'siteGroupNum'>,
    schedule: StoredSchedule,
  ): Promise<void>;
  /** Writes all of it, its entries too. */
  update(schedule: StoredSchedule): Promise<void>;
  putReactions(siteNum: number, reactions: StoredReactions): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly schedules: ScheduleRepository;
  }
}
