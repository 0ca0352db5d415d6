/** How a figure moved since the year before. `percent` is the change, without its sign. */
export type YearChange =
  | { readonly to: 'none' }
  | { readonly to: 'same' }
  | { readonly to: 'less' | 'more'; readonly percent: number };

/** Compares a figure with that of the year before. Without both, or from zero, there is nothing to compare. */
export const compareYears = (now: number | null, before: number | null): YearChange => {
  if (now === null || before === null || before <= 0) return { to: 'none' };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { to: 'same' };
  return { to: now < before ? 'less' : 'more', percent };
};

/** Returns the mean of the weeks that have ended. The last week still runs and would make the mean too small. */
export const perWeek = (counts: readonly number[]): number => {
  const ended = counts.slice(0, -1);
  return ended.reduce((all, count) => all + count, 0) / Math.max(1, ended.length);
};
