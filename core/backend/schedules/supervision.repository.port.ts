import type { CheckReactions, ScheduleCheck } from '../../schedules/schedule-check.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { NotifiedArming } from '../openings/openings.repository.port.ts';
import type { KnownArming } from './area-past.rule.ts';
import type { Arming, DeviceState } from '../signals/device-state.ts';

/** Since when the hours of a site are watched, up to when its deadlines were looked at, and when that happens next; milliseconds UTC. */
export interface SiteWatch {
  readonly watchedFrom: number;
  readonly lookedUntil: number;
  readonly dueAt: number;
  /** Its next deadline as it was known then; null = none in the next days. */
  readonly deadlineAt: number | null;
  /** When it must be closed next; null = not within two days. */
  readonly closingAt: number | null;
}

/** A site by number with its watch. */
export interface WatchedSite extends SiteWatch {
  readonly siteNum: number;
}

/** An area as its row stands. */
export interface SupervisedArea {
  readonly devNum: number;
  readonly areaNum: number;
  readonly name: string;
  readonly arming: Arming;
  readonly since: number;
}

/** A site with everything its openings and closings are compared by. */
export interface SupervisedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly kind: string;
  readonly timeZone: string;
  readonly monitoring: DeviceState['monitoring'];
  /** Null = nobody watches its hours. */
  readonly watch: SiteWatch | null;
  readonly reactions: CheckReactions;
  readonly schedules: readonly Schedule[];
  readonly holidays: readonly Holiday[];
  readonly areas: readonly SupervisedArea[];
  /** Openings and closings since a moment, oldest first, and the last ones of 31 days before it; of a watched site. */
  readonly changes: readonly (NotifiedArming & KnownArming & { readonly id: string })[];
}

/** What is raised at most once, ever. */
export interface ScheduleEventKey {
  readonly siteNum: number;
  readonly devNum: number;
  readonly areaNum: number;
  readonly day: string;
  readonly due: number;
  readonly check: ScheduleCheck;
}

/** Supervision of opening and closing hours; inside one transaction. */
export interface SupervisionRepository {
  /** Holds sites that are to be looked at and that nobody else looks at, those first that are due longest; at most `limit`. */
  claimDue(now: number, limit: number): Promise<readonly WatchedSite[]>;
  /** Locks the watch of a site until the transaction ends; null without one. */
  lock(siteNum: number): Promise<SiteWatch | null>;
  /** Sites by number, each with what was opened and closed since its own moment; one statement. */
  read(
    sites: readonly { readonly siteNum: number; readonly since: number }[],
  ): Promise<readonly SupervisedSite[]>;
  put(watches: readonly WatchedSite[]): Promise<void>;
  /** Sites without hours are watched no longer. */
  forget(siteNums: readonly number[]): Promise<void>;
  /** Has a site looked at later, where it is still due at `now`; what is to be asked of it stays. */
  putOff(siteNum: number, now: number, until: number): Promise<void>;
  /** Sites that have hours and are not watched, at most `limit`. */
  unwatched(limit: number): Promise<readonly number[]>;
  /** Has every site with hours for holidays looked at now; what was to happen before `now` is not asked again. */
  lookAtHolidays(now: number): Promise<void>;
  /** Notes what is raised, each once however many try; answers the ids of those that are new. */
  noteEvents(
    events: readonly (ScheduleEventKey & { readonly id: string; readonly at: number })[],
  ): Promise<ReadonlySet<string>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly supervision: SupervisionRepository;
  }
}
