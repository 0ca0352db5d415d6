import { setTimeout as delay } from 'node:timers/promises';

/**
 * Returns a function that reads a value at most once per `keepMs` milliseconds for all callers, and waits at most
 * `patienceMs` milliseconds. The function returns null if the value cannot be read.
 */
export const cachedReading = <T>(
  read: () => Promise<T>,
  times: { readonly keepMs: number; readonly patienceMs: number },
): (() => Promise<T | null>) => {
  const kept: { at: number; reading: Promise<T | null> } = {
    at: -Infinity,
    reading: Promise.resolve(null),
  };
  return () => {
    const now = performance.now();
    if (now - kept.at > times.keepMs) {
      kept.at = now;
      // The error is ignored here, because the database adapter logs it.
      kept.reading = read().catch(() => null);
    }
    return Promise.race([kept.reading, delay(times.patienceMs, null, { ref: false })]);
  };
};
