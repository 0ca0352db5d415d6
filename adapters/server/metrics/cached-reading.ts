import { setTimeout as delay } from 'node:timers/promises';

/** Reads at most once in `keepMs`, once for all who ask meanwhile, and waits for at most `patienceMs`; null = it could not be read. */
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
      // That it failed is what is told; why stands where the database is used.
      kept.reading = read().catch(() => null);
    }
    return Promise.race([kept.reading, delay(times.patienceMs, null, { ref: false })]);
  };
};
