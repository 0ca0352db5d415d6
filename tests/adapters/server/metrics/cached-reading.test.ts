import { expect, it } from 'vitest';
import { cachedReading } from '#adapters/server/metrics/cached-reading.ts';

const LONG = 3_600_000;

it('reads once for all who ask within the time, and again after it', async () => {
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  const kept = cachedReading(read, { keepMs: LONG, patienceMs: LONG });
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1]);
  expect(await kept()).toBe(1);
  const always = cachedReading(read, { keepMs: -1, patienceMs: LONG });
  expect([await always(), await always()]).toEqual([2, 3]);
});

it('answers nothing when it cannot be read, or not in time', async () => {
  const failing = cachedReading(() => Promise.reject(new Error('away')), {
    keepMs: 0,
    patienceMs: LONG,
  });
  expect(await failing()).toBeNull();
  const hanging = cachedReading(() => new Promise<number>(() => undefined), {
    keepMs: 0,
    patienceMs: 1,
  });
  expect(await hanging()).toBeNull();
});
