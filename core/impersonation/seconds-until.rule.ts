/** Seconds before the end at which a person hears of it: in time to finish, then the last half minute (ui README §12). */
export const SPOKEN_SECONDS: readonly number[] = [120, 30, 10, 0];

/** What is left in whole seconds; a moment that has passed leaves nothing. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** "24:10", minutes and seconds; an hour is 60:00. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The mark that was passed between two looks, the lowest if there were several; null when none was. */
export const markPassed = (before: number, now: number): number | null =>
  SPOKEN_SECONDS.findLast((mark) => now <= mark && before > mark) ?? null;
