import type { CheckReactions, ScheduleCheck } from '../../schedules/schedule-check.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { NotifiedArming } from '../openings/openings.repository.port.ts';
import type { KnownArming } from './area-past.rule.ts';
import type { Arming, DeviceState } from '../signals/device-state.ts';

/** Since when the hours of a site are watched, up to when its deadlines were checked, and when the next check is due. Milliseconds UTC. */
export interface SiteWatch {
  readonly watchedFrom: number;
  readonly lookedUntil: number;
  readonly dueAt: number;
  /** The site's next deadline as known at the last look. Null if there is none in the next days. */
  readonly deadlineAt: number | null;
  /** When the site must be closed next. Null if not within two days. */
  readonly closingAt: number | null;
}

/** The number of a site with its watch. */
export interface WatchedSite extends SiteWatch {
  readonly siteNum: number;
}

/** An area with its stored state. */
export interface SupervisedArea {
  readonly devNum: number;
  readonly areaNum: number;
  readonly name: string;
  readonly arming: Arming;
  readonly since: number;
}

/** A site with all data that its openings and closings are checked against. */
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
  /** Openings and closings of a watched site, oldest first: those since a given time, and the last ones of the 31 days before it. */
  readonly changes: readonly (NotifiedArming & KnownArming & { readonly id: string })[];
}

/** The key of a schedule event, which is raised at most once. */
export interface ScheduleEventKey {
  readonly siteNum: number;
  readonly devNum: number;
  readonly areaNum: number;
  readonly day: string;
  readonly due: number;
  readonly check: ScheduleCheck;
}

/** Supervises opening and closing hours, inside one transaction. */
export interface SupervisionRepository {
  /** Locks sites that are due and not locked by another server, longest due first, at most `limit`. */
  claimDue(now: number, limit: number): Promise<readonly WatchedSite[]>;
  /** Locks the watch of a site until the transaction ends. Returns null if the site has no watch. */
  lock(siteNum: number): Promise<SiteWatch | null>;
  /** Reads sites by number in one statement, each with its openings and closings since its own `since`. */
  read(
    sites: readonly { readonly siteNum: number; readonly since: number }[],
  ): Promise<readonly SupervisedSite[]>;
  put(watches: readonly WatchedSite[]): Promise<void>;
  /** Stops watching sites that have no hours. */
  forget(siteNums: readonly number[]): Promise<void>;
  /** Postpones the look at a site that is still due at `now`. The period that remains to be checked stays the same. */
  putOff(siteNum: number, now: number, until: number): Promise<void>;
  /** Returns at most `limit` sites that have hours and are not watched. */
  unwatched(limit: number): Promise<readonly number[]>;
  /**
   * Makes every site with holiday hours due for a look now, which checks only deadlines after `now`. Sites that still have
   * to check a passed deadline are left as they are.
   */
  lookAtHolidays(now: number): Promise<void>;
  /** Records events, each only once even if several servers try. Returns the ids of the new ones. */
  noteEvents(
    events: readonly (ScheduleEventKey & { readonly id: string; readonly at: number })[],
  ): Promise<ReadonlySet<string>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly supervision: SupervisionRepository;
  }
}
