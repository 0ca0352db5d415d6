const MINUTE = 60000;

/** When a receiver counts as silent, and how far back the staff look, milliseconds. */
export const INTAKE_LIMITS = {
  silentAfterMs: 30 * MINUTE,
  lookBackMs: 7 * 24 * 60 * MINUTE,
} as const;
