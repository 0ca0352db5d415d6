import { instantOf } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { momentText } from '../reports/cells-of.rule.ts';

/**
 * Formats times in a history file: the site's wall time to the second with its zone label, because an hour occurs twice in
 * autumn (domain guide 5.4).
 */
export const siteTime =
  (wallClock: WallClock, timeZone: string) =>
  (at: string): string =>
    momentText(instantOf(at), timeZone, wallClock);
