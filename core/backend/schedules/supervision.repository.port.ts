import type { CheckReactions, ScheduleCheck } from '../../schedules/schedule-check.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { ArmingSignal } from '../openings/openings.repository.port.ts';
import type { KnownArming } from './area-past.rule.ts';
import type { Arming, DeviceState } from '../signals/device-state.ts';

/** The watch over one site's deadlines. Times are milliseconds UTC. */
export interface SiteWatch {
  readonly watchedFrom: number;
  readonly lookedUntil: number;
  readonly dueAt: number;
  /** The site's next deadline as of the last check; null if none is within eight days. */
  readonly deadlineAt: number | null;
  /** Next scheduled closing of the site. May be null if the next closing is more than two days away. */
  readonly closingAt: number | null;
}

export interface WatchedSite extends SiteWatch {
  readonly siteNum: number;
}

export interface SupervisedArea {
  readonly devNum: number;
  readonly areaNum: number;
  readonly name: string;
  readonly arming: Arming;
  readonly since: number;
}

/** A site with all data needed to check its openings and closings. */
export interface SupervisedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly kind: string;
  readonly timeZone: string;
  readonly monitoring: DeviceState['monitoring'];
  /** Null if the hours of the site are not watched. */
  readonly watch: SiteWatch | null;
  readonly reactions: CheckReactions;
  readonly schedules: readonly Schedule[];
  readonly holidays: readonly Holiday[];
  readonly areas: readonly SupervisedArea[];
  /**
   * Openings and closings of a watched site, oldest first: all since a given time, and the last one of each area in the 31
   * days before that time.
   */
  readonly changes: readonly (ArmingSignal & KnownArming & { readonly id: string })[];
}

/** Unique key of a schedule event. An event with the same key is raised at most once. */
export interface ScheduleEventKey {
  readonly siteNum: number;
  readonly devNum: number;
  readonly areaNum: number;
  readonly day: string;
  readonly due: number;
  readonly check: ScheduleCheck;
}

/** Stores which sites are watched and which schedule events were raised, inside one transaction. */
export interface SupervisionRepository {
  /** Locks up to `limit` sites that are due and not locked by another server, longest overdue first. */
  claimDue(now: number, limit: number): Promise<readonly WatchedSite[]>;
  /** Locks the watch of a site until the transaction ends. Returns null if the site has no watch. */
  lock(siteNum: number): Promise<SiteWatch | null>;
  /** Reads sites, each with its openings and closings since `since`, in one statement. */
  read(
    sites: readonly { readonly siteNum: number; readonly since: number }[],
  ): Promise<readonly SupervisedSite[]>;
  put(watches: readonly WatchedSite[]): Promise<void>;
  /** Stops watching sites that have no hours. */
  forget(siteNums: readonly number[]): Promise<void>;
  /**
   * Postpones the check of a site to `until` if the site is still due at `now`. The postponed check still covers all time
   * since the last completed check.
   */
  putOff(siteNum: number, now: number, until: number): Promise<void>;
  /** Returns at most `limit` sites that have hours but are not watched. */
  unwatched(limit: number): Promise<readonly number[]>;
  /**
   * Makes every site with holiday hours due now and skips deadlines up to `now`. Does not change a site with a passed
   * deadline that was not checked yet, so that the deadline is not skipped.
   */
  lookAtHolidays(now: number): Promise<void>;
  /** Records events, each at most once across all servers. Returns the ids of the events that were not recorded before. */
  noteEvents(
    events: readonly (ScheduleEventKey & { readonly id: string; readonly at: number })[],
  ): Promise<ReadonlySet<string>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly supervision: SupervisionRepository;
  }
}
