/** A wall time to the minute: `2026-03-08T02:30`. As texts, wall times compare in the order of time. */
export type WallTime = string;

/**
 * Converts between instants and wall times, and is the only way to do so (domain guide 5.4). Recurring hours are stored as
 * wall time with their zone, so that clock changes do not move a closing time.
 */
export interface WallClock {
  /** Returns the wall time in the zone (IANA name) at an instant, in milliseconds UTC, rounded down to the minute. */
  wallTime(at: number, timeZone: string): WallTime;
  /**
   * Returns the instant, in milliseconds UTC, of a wall time in the zone. A skipped time becomes later by the skipped
   * period. For a time that occurs twice, returns the first.
   */
  instant(wall: WallTime, timeZone: string): number;
  /** Returns the zone's abbreviation at an instant: `EST`, `EDT`. */
  zoneLabel(at: number, timeZone: string): string;
}
