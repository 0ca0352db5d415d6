import { instantOf, isoInstant } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';

/** Times of a file of history: what the clocks of the site showed, to the second (domain guide 5.4). */
export const siteTime =
  (wallClock: WallClock, timeZone: string) =>
  (at: string): string =>
    wallClock.wallTime(instantOf(at), timeZone).replace('T', ' ') +
    isoInstant(instantOf(at)).slice(16, 19);
