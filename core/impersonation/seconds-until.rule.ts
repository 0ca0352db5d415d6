/** Seconds before the end at which the user is warned: early enough to finish, then in the last half minute (ui README §12). */
export const SPOKEN_SECONDS: readonly number[] = [120, 30, 10, 0];

/** Returns the remaining whole seconds; 0 for a time in the past. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Formats minutes and seconds as "24:10"; an hour is 60:00. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the warning second passed between two checks, the lowest if there were several; null if none was. */
export const markPassed = (before: number, now: number): number | null =>
  SPOKEN_SECONDS.findLast((mark) => now <= mark && before > mark) ?? null;
