import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserActivity } from '#adapters/browser/browser-activity.ts';
import type { UseTick } from '#core/prompts/use-time.rule.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('looks every five seconds while somebody listens, and notes the last key or pointer', () => {
  const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), seen);
  const activity = new BrowserActivity(page);
  const ticks: UseTick[] = [];
  const watch = activity.ticks$.subscribe((tick) => ticks.push(tick));
  vi.advanceTimersByTime(7_000);
  page.dispatchEvent(new Event('keydown'));
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(3_000);
  expect(ticks).toEqual([
    { at: 1_005_000, visible: true, lastInputAt: 1_000_000 },
    { at: 1_010_000, visible: false, lastInputAt: 1_007_000 },
  ]);
  watch.unsubscribe();
  vi.advanceTimersByTime(60_000);
  expect(ticks).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});
