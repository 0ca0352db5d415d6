import { describe, expect, it } from 'vitest';
import { ToastStore } from '#ui/kit/toast.store.ts';

const saved = { tone: 'ok', title: 'News saved successfully', durationMs: 6_000 } as const;

describe('the toast store', () => {
  it('shows, dismisses, and remembers for the notification list', () => {
    const store = new ToastStore();
    const id = store.show(saved);
    expect(store.shown()).toEqual([{ ...saved, id }]);
    store.dismiss(id);
    expect(store.shown()).toEqual([]);
    expect(store.past.map((toast) => toast.title)).toEqual([saved.title]);
  });

  it('shows equal words anew instead of twice', () => {
    const store = new ToastStore();
    const first = store.show(saved);
    const second = store.show(saved);
    expect(store.shown().map((toast) => toast.id)).toEqual([second]);
    expect(second).not.toBe(first);
  });

  it('tells listeners of changes only, and hands out the same list in between', () => {
    const store = new ToastStore();
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    const before = store.shown();
    expect(store.shown()).toBe(before);
    store.dismiss(99);
    expect(told).toBe(0);
    store.show(saved);
    stop();
    store.clear();
    expect(told).toBe(1);
    expect(store.past).toEqual([]);
  });

  it('keeps the latest fifty', () => {
    const store = new ToastStore();
    for (let n = 1; n <= 60; n += 1) store.show({ ...saved, text: String(n) });
    expect(store.past).toHaveLength(50);
    expect(store.past[0]?.text).toBe('60');
  });
});
