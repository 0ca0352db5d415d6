import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeLater } from '#adapters/server/background/wake-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('wakes work once for calls that come together, never at once and within half a second', () => {
  const woken: number[] = [];
  const wake = wakeLater({ wake: () => woken.push(Date.now()) });
  for (let round = 0; round < 200; round += 1) {
    const asked = Date.now();
    wake();
    vi.advanceTimersByTime(49);
    wake();
    expect(woken).toHaveLength(round);
    vi.advanceTimersByTime(451);
    expect(woken).toHaveLength(round + 1);
    vi.setSystemTime(asked + 1000);
  }
});

it('waits another time each time', () => {
  const waits = new Set<number>();
  for (let round = 0; round < 200; round += 1) {
    const asked = Date.now();
    wakeLater({ wake: () => waits.add(Date.now() - asked) })();
    vi.advanceTimersByTime(500);
  }
  expect(waits.size).toBeGreaterThan(50);
});
