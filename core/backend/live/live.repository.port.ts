import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { Application } from '../../permission/application.schema.ts';

/**
 * The channel number of events for staff, whichever site group they concern. No site group has this number, and it sorts
 * before all groups.
 */
export const STAFF_CHANNEL = 0;

/** The last event number that a listener has received, per site group. */
export type LivePosition = ReadonlyMap<number, number>;

/** An event with its number. Numbers have no gap, per site group, in the order of commits. */
export interface StoredLiveEvent extends Required<NewLiveEvent> {
  readonly siteGroupNum: number;
  readonly seq: number;
  /** Never earlier than that of a lower number in its group. */
  readonly at: number;
}

/** The events a listener asks for: of a dealer's active group and below, of a customer's sites, or those for staff. */
export type LiveScope =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string }
  | { readonly kind: 'staff' };

/** The groups of a scope at one point in time. */
export interface LiveBeginning {
  /** The newest number of every group, 0 if it has no event yet. */
  readonly heads: LivePosition;
  /** Events after the requested position, oldest first. */
  readonly missed: readonly StoredLiveEvent[];
  /** A customer's sites; null if every site of the groups counts. */
  readonly siteNums: readonly number[] | null;
}

/** A stream's listener, whose rights are checked. */
export interface LiveListener {
  readonly sessionId: string;
  readonly accountId: string;
  /** The active group of a dealer's tab. */
  readonly siteGroupNum: number | null;
}

/** What a listener may receive now. */
export interface LiveRights {
  /** True if the session is still valid, including its impersonation. */
  readonly alive: boolean;
  readonly application: Application;
  /** The allowed groups among those asked about. */
  readonly groups: readonly number[];
  /** A customer's sites in these groups; null if every site of a group counts. */
  readonly siteNums: readonly number[] | null;
}

/** Events for live streams, stored for 24 hours. */
export interface LiveRepository {
  /**
   * Records events of a transaction, as its last statement before the audit log. Their numbers are taken under a lock that
   * holds until the commit. A transaction with several groups appends in the order of their numbers.
   */
  append(siteGroupNum: number, events: readonly NewLiveEvent[], now: number): Promise<void>;
  /** Returns the heads and the missed events at one point in time, at most `limit` events. */
  begin(scope: LiveScope, after: LivePosition, limit: number): Promise<LiveBeginning>;
  /** Returns events after a position, oldest first, at most `limit`. */
  since(after: LivePosition, limit: number): Promise<readonly StoredLiveEvent[]>;
  /** Returns what each listener may receive of these groups now, in order, in one statement; null for an unknown session. */
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
