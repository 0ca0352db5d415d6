import { instantOf } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { momentText } from '../reports/cells-of.rule.ts';

/**
 * Returns a formatter for times in a history file: wall time at the site to the second, with the zone label. Without the
 * zone label, times in the hour that repeats when daylight saving time ends would be ambiguous (domain guide 5.4).
 */
export const siteTime =
  (wallClock: WallClock, timeZone: string) =>
  (at: string): string =>
    momentText(instantOf(at), timeZone, wallClock);
