/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** Where a minute lies on the line of a day, as drawings want it. */
export const ofDay = (minute: number): string => `${((minute / DAY_MINUTES) * 100).toFixed(3)}%`;
