/** Seconds before the end at which the user is warned (ui README §12). */
export const SPOKEN_SECONDS: readonly number[] = [120, 30, 10, 0];

/** Returns the whole seconds until `endsAt`; 0 if that time has passed. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Formats seconds as minutes and seconds: "24:10". One hour is "60:00". */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the warning second that was passed between two checks; the lowest if there were several, null if none. */
export const markPassed = (before: number, now: number): number | null =>
  SPOKEN_SECONDS.findLast((mark) => now <= mark && before > mark) ?? null;
