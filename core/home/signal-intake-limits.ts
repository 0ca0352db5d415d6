const MINUTE = 60000;

/**
 * When a receiver counts as silent, and how far back staff see, in milliseconds. Also the most unreadable lines and
 * numbers not on file stored per receiver.
 */
export const INTAKE_LIMITS = {
  silentAfterMs: 30 * MINUTE,
  lookBackMs: 7 * 24 * 60 * MINUTE,
  mostKept: 5000,
} as const;
