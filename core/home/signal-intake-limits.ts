const MINUTE = 60000;

/**
 * Limits of signal intake in milliseconds: when a receiver counts as silent, and how far back staff see. `mostKept` is the
 * maximum number of unreadable lines, and of codes not on file, stored per receiver.
 */
export const INTAKE_LIMITS = {
  silentAfterMs: 30 * MINUTE,
  lookBackMs: 7 * 24 * 60 * MINUTE,
  mostKept: 5000,
} as const;
