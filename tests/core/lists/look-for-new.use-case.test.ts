import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookForNew } from '#core/lists/look-for-new.use-case.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks every 30 s while the page can be seen, and no more once it is ended', () => {
  const visible$ = new BehaviorSubject(true);
  const look = vi.fn();
  const stop = lookForNew({ visibility: { visible$ } })(look);
  vi.advanceTimersByTime(29_999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_001);
  expect(look).toHaveBeenCalledTimes(2);
  visible$.next(false);
  vi.advanceTimersByTime(300_000);
  expect(look).toHaveBeenCalledTimes(2);
  visible$.next(true);
  visible$.next(true);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(300_000);
  expect(look).toHaveBeenCalledTimes(3);
});
