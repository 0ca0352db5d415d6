import { instantOf } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { momentText } from '../reports/cells-of.rule.ts';

/** Times of a file of history: what the clocks of the site showed, to the second and with their label, since an hour comes twice in autumn (domain guide 5.4). */
export const siteTime =
  (wallClock: WallClock, timeZone: string) =>
  (at: string): string =>
    momentText(instantOf(at), timeZone, wallClock);
