import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnection } from '#core/connectivity/watch-connection.use-case.ts';

const open = (online: boolean) => {
  const online$ = new BehaviorSubject(online);
  const told: boolean[] = [];
  watchConnection({ connection: { online$ } }).subscribe((now) => told.push(now));
  return { online$, told };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says nothing as long as the device was never away', () => {
  const { told } = open(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('says once that it went, and once that it is back', () => {
  const { online$, told } = open(true);
  online$.next(false);
  online$.next(false);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([false]);
  online$.next(true);
  vi.advanceTimersByTime(5_000);
  online$.next(true);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([false, true]);
});

it('stays quiet over a line that only wavers', () => {
  const { online$, told } = open(true);
  for (let n = 0; n < 10; n += 1) {
    online$.next(false);
    vi.advanceTimersByTime(300);
    online$.next(true);
    vi.advanceTimersByTime(300);
  }
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([]);
});

it('says so where the page began without a connection', () => {
  const { told } = open(false);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([false]);
});
