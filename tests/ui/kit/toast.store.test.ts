import { describe, expect, it } from 'vitest';
import { ToastStore } from '#ui/kit/toast.store.ts';

const saved = { tone: 'ok', title: 'News saved successfully', durationMs: 6_000 } as const;

describe('the toast store', () => {
  it('shows, dismisses, and remembers for the notification list', () => {
    const store = new ToastStore(() => 1_000);
    const id = store.show(saved);
    expect(store.shown()).toEqual([{ ...saved, id, at: 1_000 }]);
    store.dismiss(id);
    expect(store.shown()).toEqual([]);
    expect(store.list().map((toast) => toast.title)).toEqual([saved.title]);
  });

  it('shows equal words anew instead of twice', () => {
    const store = new ToastStore(Date.now);
    const first = store.show(saved);
    const second = store.show(saved);
    expect(store.shown().map((toast) => toast.id)).toEqual([second]);
    expect(second).not.toBe(first);
    expect(store.list().map((toast) => toast.id)).toEqual([second]);
  });

  it('counts what nobody has looked at, quiet entries included', () => {
    const store = new ToastStore(Date.now);
    store.show(saved);
    store.note({ tone: 'info', title: 'Tell us what you think' });
    expect(store.shown()).toHaveLength(1);
    expect(store.unread()).toBe(2);
    store.markRead();
    expect(store.unread()).toBe(0);
    store.note({ tone: 'info', title: 'Need a hand?' });
    expect(store.unread()).toBe(1);
    expect(store.list().map(({ title }) => title)).toEqual([
      'Need a hand?',
      'Tell us what you think',
      saved.title,
    ]);
    store.clear();
    expect(store.unread()).toBe(0);
  });

  it('tells of being read only when there was something to read', () => {
    const store = new ToastStore(Date.now);
    let notified = 0;
    store.subscribe(() => (notified += 1));
    store.markRead();
    expect(notified).toBe(0);
    store.show(saved);
    store.markRead();
    store.markRead();
    expect(notified).toBe(2);
  });

  it('shows again, as a new entry, what has gone from the screen', () => {
    const store = new ToastStore(Date.now);
    store.dismiss(store.show(saved));
    store.show(saved);
    expect(store.list()).toHaveLength(2);
  });

  it('tells listeners of changes only, and hands out the same list in between', () => {
    const store = new ToastStore(Date.now);
    let notified = 0;
    const stop = store.subscribe(() => (notified += 1));
    const before = store.shown();
    expect(store.shown()).toBe(before);
    store.dismiss(99);
    expect(notified).toBe(0);
    store.show(saved);
    stop();
    store.clear();
    expect(notified).toBe(1);
    expect(store.list()).toEqual([]);
  });

  it('forgets at sign-out what was said to a person, not what speaks of the page', () => {
    const store = new ToastStore(Date.now);
    store.show(saved);
    store.show({ ...saved, title: 'A new version is available', durationMs: null, ofPage: true });
    store.note({ tone: 'info', title: 'Need a hand?' });
    store.clear();
    expect(store.shown().map(({ title }) => title)).toEqual(['A new version is available']);
    expect(store.list().map(({ title }) => title)).toEqual(['A new version is available']);
  });

  it('keeps the latest fifty', () => {
    const store = new ToastStore(Date.now);
    for (let n = 1; n <= 60; n += 1) store.show({ ...saved, text: String(n) });
    expect(store.list()).toHaveLength(50);
    expect(store.list()[0]?.text).toBe('60');
  });
});
