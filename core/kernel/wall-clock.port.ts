/** What a clock on a wall shows, to the minute: `2026-03-08T02:30`. Such texts compare like the times they name. */
export type WallTime = string;

/**
 * Instants and the wall times of places, the only way between them (domain guide 5.4): hours that come again are kept as wall
 * time with their zone, so that the nights on which clocks are put forward or back move no closing time.
 */
export interface WallClock {
  /** What the clocks of the zone (IANA name) show at an instant, milliseconds UTC; a begun minute counts as its beginning. */
  wallTime(at: number, timeZone: string): WallTime;
  /**
   * The instant, milliseconds UTC, at which the clocks of the zone show a wall time. A time that the clocks skip is as much
   * later as they skip; of a time that they show twice it is the first.
   */
  instant(wall: WallTime, timeZone: string): number;
  /** How people there call the zone's time at an instant: `EST`, `EDT`. */
  zoneLabel(at: number, timeZone: string): string;
}
