import { instantOf } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';

/** Returns a function that formats a time in a site's time zone: `2026-03-12 14:05`. */
export const accountTime =
  (wallClock: WallClock) =>
  (at: string, timeZone: string): string =>
    wallClock.wallTime(instantOf(at), timeZone).replace('T', ' ');
