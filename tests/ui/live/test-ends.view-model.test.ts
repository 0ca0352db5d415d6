import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { TestEndsViewModel } from '#ui/live/test-ends.view-model.ts';

const MINUTE = 60000;
const NOW = Date.UTC(2026, 2, 12, 17, 55);

const opened = () => {
  const events$ = new Subject<LiveEvent>();
  const toasts = new ToastStore(Date.now);
  const went: string[] = [];
  const model = new TestEndsViewModel({
    live: { events$ },
    toasts,
    clock: { now: () => Date.now() },
    pathOf: (siteNum, testId) => `${siteNum} ${testId}`,
  });
  const happens = (kind: LiveEvent['kind'], data: LiveEvent['data']) =>
    events$.next({ key: 'k', at: 0, siteNum: 7, devNum: null, kind, data });
  model.start();
  model.start();
  model.openBy((path) => went.push(path));
  return { model, toasts, happens, went, events$ };
};

const warning = (minutes: number, more: Readonly<Record<string, unknown>> = {}) => ({
  event: 'Test warning',
  testId: 't1',
  siteName: 'Pier 7',
  minutes,
  endsAt: NOW + 15 * MINUTE,
  timeZone: 'America/New_York',
  ...more,
});

describe('a test that ends soon', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it('is said on every screen until it is read, and leads to it', () => {
    const { model, toasts, happens, went, events$ } = opened();
    happens('test', { event: 'Test started', testId: 't1', endsAt: NOW + 15 * MINUTE });
    happens('activity', warning(15));
    expect(toasts.shown()).toEqual([]);
    happens('test', warning(15));
    expect(toasts.shown()).toMatchObject([
      {
        title: 'Your test ends in 15 minutes',
        text: 'Pier 7: alarms are acted on again from 14:10 EDT.',
        durationMs: null,
      },
    ]);
    toasts.shown()[0]?.action?.run();
    expect(went).toEqual(['7 t1']);
    model.dispose();
    expect(events$.observed).toBe(false);
  });

  it('is checked by its end: what arrives late says what is left, and nothing once it is over', () => {
    const { toasts, happens } = opened();
    vi.setSystemTime(NOW + 11 * MINUTE);
    happens('test', warning(15));
    expect(toasts.shown().map(({ title }) => title)).toEqual(['Your test ends in 4 minutes']);
    // A later warning replaces an earlier one.
    vi.setSystemTime(NOW + 14 * MINUTE);
    happens('test', warning(5));
    expect(toasts.shown().map(({ title }) => title)).toEqual(['Your test ends in 1 minute']);
    vi.advanceTimersByTime(MINUTE);
    expect(toasts.shown()).toEqual([]);
    happens('test', warning(5));
    expect(toasts.shown()).toEqual([]);
  });

  it('is taken back when it ends later or is taken off, and no other is', () => {
    for (const event of ['Test extended', 'Test ended']) {
      const { toasts, happens } = opened();
      happens('test', warning(15));
      happens('test', warning(15, { testId: 't2', siteName: 'Harbor Cold Storage' }));
      happens('test', { event, testId: 't1', endsAt: NOW + 45 * MINUTE });
      expect(toasts.shown()).toMatchObject([{ text: expect.stringContaining('Harbor Cold') }]);
    }
  });
});
