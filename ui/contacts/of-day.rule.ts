/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** Returns the position of a minute on a day's line, as a CSS percentage. */
export const ofDay = (minute: number): string => `${((minute / DAY_MINUTES) * 100).toFixed(3)}%`;
