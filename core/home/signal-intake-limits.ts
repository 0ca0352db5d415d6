const MINUTE = 60000;

/** When a receiver counts as silent and how far back the staff look, milliseconds; and how many lines nobody could read, and numbers that are not on file, are kept of one receiver. */
export const INTAKE_LIMITS = {
  silentAfterMs: 30 * MINUTE,
  lookBackMs: 7 * 24 * 60 * MINUTE,
  mostKept: 5000,
} as const;
