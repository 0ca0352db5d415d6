export const DAY_MINUTES = 24 * 60;

/** Returns the position of a minute within a day, as a CSS percentage. */
export const ofDay = (minute: number): string => `${((minute / DAY_MINUTES) * 100).toFixed(3)}%`;
