import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { browserConnection } from '#adapters/browser/browser-connection.ts';
import { BrowserPage } from '#adapters/browser/browser-page.ts';
import { browserVisibility } from '#adapters/browser/browser-visibility.ts';
import { mayReloadNow } from '#adapters/browser/reload-times.ts';
import { FakeStorage } from './support.ts';

const open = () => {
  let reloads = 0;
  const window = Object.assign(new EventTarget(), { location: { reload: () => (reloads += 1) } });
  const page = new BrowserPage(window, () => true);
  /** Returns true if the browser would ask before leaving the page. */
  const asks = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  return { page, asks, reloads: () => reloads };
};

describe('the page', () => {
  it('is guarded exactly while something is unsaved', () => {
    const { page, asks } = open();
    const dirty$ = new BehaviorSubject(false);
    const guard = page.guard(dirty$);
    expect(asks()).toBe(false);
    dirty$.next(true);
    expect(asks()).toBe(true);
    dirty$.next(false);
    expect(asks()).toBe(false);
    dirty$.next(true);
    guard.unsubscribe();
    expect(asks()).toBe(false);
  });

  it('is loaded anew without a second question once the person has consented', () => {
    const { page, asks, reloads } = open();
    page.guard(new BehaviorSubject(true));
    page.reload();
    expect(asks()).toBe(false);
    expect(reloads()).toBe(1);
  });
});

describe('reloads of the page’s own accord', () => {
  it('happen twice a minute, across reloads of the page', () => {
    const storage = new FakeStorage();
    const at = (now: number) => mayReloadNow(now, () => storage);
    expect([at(0), at(1_000), at(2_000), at(59_999), at(60_001), at(60_002)]).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('take rubbish in the storage for nothing', () => {
    for (const rubbish of ['', 'NaN', '{"a":1}', '1e999 -5 x', '99999999999999999999']) {
      const storage = new FakeStorage();
      storage.setItem('reload-times', rubbish);
      expect(mayReloadNow(5_000, () => storage)).toBe(true);
    }
  });

  it('do not happen where nobody could stop a loop: storage blocked or full', () => {
    const full = new FakeStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(mayReloadNow(0, () => full)).toBe(false);
    const blocked = (): Storage => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(mayReloadNow(0, blocked)).toBe(false);
  });
});

describe('what the browser says of itself', () => {
  it('is told now and at each change: visible or not', () => {
    const seen: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
    const page = Object.assign(new EventTarget(), seen);
    const values: boolean[] = [];
    const watch = browserVisibility(page).visible$.subscribe((now) => values.push(now));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    watch.unsubscribe();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(values).toEqual([true, false]);
  });

  it('is told now and at each change: online or not', () => {
    const page = new EventTarget();
    const network = { onLine: false };
    const values: boolean[] = [];
    browserConnection(page, network).online$.subscribe((now) => values.push(now));
    network.onLine = true;
    page.dispatchEvent(new Event('online'));
    network.onLine = false;
    page.dispatchEvent(new Event('offline'));
    expect(values).toEqual([false, true, false]);
  });
});
