/** Wall time with minutes: `2026-03-08T02:30`. Wall times sort chronologically as text. */
export type WallTime = string;

/**
 * The only converter between UTC times and wall times (domain guide 5.4). Recurring hours are stored as wall times with a
 * time zone, so that a change of the clocks does not shift the hours.
 */
export interface WallClock {
  /** Returns the wall time at `at` (milliseconds UTC) in an IANA time zone, rounded down to the minute. */
  wallTime(at: number, timeZone: string): WallTime;
  /**
   * Returns the milliseconds UTC of a wall time in a time zone. A skipped wall time becomes later by the length of the
   * gap; of two occurrences the first is returned.
   */
  instant(wall: WallTime, timeZone: string): number;
  /** Returns the abbreviation of the time zone at a given time: `EST`, `EDT`. */
  zoneLabel(at: number, timeZone: string): string;
}
