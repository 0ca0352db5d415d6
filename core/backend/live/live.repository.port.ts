import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { Application } from '../../permission/application.schema.ts';

/** Channel number of events for staff. No site group has this number, and the channel sorts before all groups. */
export const STAFF_CHANNEL = 0;

/** The last event number that a listener has received, by group number. */
export type LivePosition = ReadonlyMap<number, number>;

/** A live event with its number. Numbers are consecutive within a group, in the order of commits. */
export interface StoredLiveEvent extends Required<NewLiveEvent> {
  readonly siteGroupNum: number;
  readonly seq: number;
  /** Time of the event, never earlier than the time of a lower-numbered event in the same group. */
  readonly at: number;
}

/** The scope of a stream: a dealer's active group and its branches, a customer's sites, or the events for staff. */
export type LiveScope =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string }
  | { readonly kind: 'staff' };

/** The state of a scope's groups when a stream starts. */
export interface LiveBeginning {
  /** Newest event number of every group; 0 for a group without events. */
  readonly heads: LivePosition;
  /** Events after the requested position, oldest first. */
  readonly missed: readonly StoredLiveEvent[];
  /** A customer's sites; null if the listener may receive events of every site in the groups. */
  readonly siteNums: readonly number[] | null;
}

export interface LiveListener {
  readonly sessionId: string;
  readonly accountId: string;
  /** Active group of a dealer's browser tab; null for others. */
  readonly siteGroupNum: number | null;
}

export interface LiveRights {
  /** True if the session, including its impersonation, is still valid. */
  readonly alive: boolean;
  readonly application: Application;
  /** The groups among the requested ones that the listener may see. */
  readonly groups: readonly number[];
  /** The only sites in `groups` whose events a customer may receive; null if the listener may receive events of every site. */
  readonly siteNums: readonly number[] | null;
}

/** Stores events for live streams for 24 hours. */
export interface LiveRepository {
  /**
   * Appends a transaction's events; must be the transaction's last statement before the audit log. Locks the group's event
   * numbers until the commit, so a transaction with several groups must append in the order of the group numbers.
   */
  append(siteGroupNum: number, events: readonly NewLiveEvent[], now: number): Promise<void>;
  /** Returns the newest event numbers and at most `limit` missed events, in one consistent read. */
  begin(scope: LiveScope, after: LivePosition, limit: number): Promise<LiveBeginning>;
  /** Returns at most `limit` events after a position, oldest first. */
  since(after: LivePosition, limit: number): Promise<readonly StoredLiveEvent[]>;
  /**
   * Returns each listener's current rights to these groups, in the order of the listeners; null for an unknown session.
   * Runs one statement.
   */
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
