import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { Application } from '../../permission/application.schema.ts';

/** What concerns staff, whose group it may be of, is numbered under this one, which no site group has; it comes first in the order of groups. */
export const STAFF_CHANNEL = 0;

/** Up to which number of each site group somebody has heard. */
export type LivePosition = ReadonlyMap<number, number>;

/** An event with its place: numbered without a gap, per site group, in the order of commits. */
export interface StoredLiveEvent extends Required<NewLiveEvent> {
  readonly siteGroupNum: number;
  readonly seq: number;
  /** Never before that of an earlier number of its group. */
  readonly at: number;
}

/** Whose events are asked for: those below a dealer's active group, those of a customer's sites, or those for staff. */
export type LiveScope =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string }
  | { readonly kind: 'staff' };

/** The groups of a scope at one moment. */
export interface LiveBeginning {
  /** The newest number of every group, 0 where nothing ever happened. */
  readonly heads: LivePosition;
  /** What came after the asked position, the oldest first. */
  readonly missed: readonly StoredLiveEvent[];
  /** A customer's sites; null where every site of the groups counts. */
  readonly siteNums: readonly number[] | null;
}

/** A stream whose person is looked at. */
export interface LiveListener {
  readonly sessionId: string;
  readonly accountId: string;
  /** The active group of a dealer's tab. */
  readonly siteGroupNum: number | null;
}

/** What a listener may hear at this moment. */
export interface LiveRights {
  /** Whether the session still counts, its impersonation included. */
  readonly alive: boolean;
  readonly application: Application;
  /** Of the groups asked about. */
  readonly groups: readonly number[];
  /** A customer's sites in these groups; null where every site of a group counts. */
  readonly siteNums: readonly number[] | null;
}

/** Events for those who watch, kept for 24 hours. */
export interface LiveRepository {
  /**
   * Notes what a transaction did, as its last statement before the audit log: the numbers are taken under a lock that holds to
   * the commit. Several groups in one transaction go in the order of their numbers.
   */
  append(siteGroupNum: number, events: readonly NewLiveEvent[], now: number): Promise<void>;
  /** Heads and missed events of one moment; at most `limit` of these. */
  begin(scope: LiveScope, after: LivePosition, limit: number): Promise<LiveBeginning>;
  /** What came after a position, the oldest first, at most `limit`. */
  since(after: LivePosition, limit: number): Promise<readonly StoredLiveEvent[]>;
  /** What each listener may hear of these groups now, in their order, by one statement; null for a session nobody has. */
  rights(
    listeners: readonly LiveListener[],
    groups: readonly number[],
    now: number,
  ): Promise<readonly (LiveRights | null)[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly live: LiveRepository;
  }
}
