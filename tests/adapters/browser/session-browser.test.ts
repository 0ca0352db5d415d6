import { afterAll, describe, expect, it } from 'vitest';
import { BroadcastTabChannel } from '#adapters/browser/broadcast-tab-channel.ts';
import { classicAddress } from '#adapters/browser/browser-classic-redirect.ts';
import { BrowserSessionMarker } from '#adapters/browser/browser-session-marker.ts';
import { cookieXsrfSource } from '#adapters/browser/create-browser-adapters.ts';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { locksRefreshLock } from '#adapters/browser/locks-refresh-lock.ts';
import type { PageCookies } from '#adapters/browser/page-cookies.ts';
import { watchPageShow } from '#adapters/browser/watch-page-show.ts';
import type { TabMessage } from '#core/session/tab-message.schema.ts';
import { refreshLockContract } from '#tests/contract/refresh-lock.contract.ts';
import { sessionMarkerContract } from '#tests/contract/session-marker.contract.ts';
import { tabChannelContract } from '#tests/contract/tab-channel.contract.ts';
import { FakeCookies, FakeLocks, FakeStorage, NoCookies } from './support.ts';

const marker = (storage: () => Storage, cookies: PageCookies = new FakeCookies()) =>
  new BrowserSessionMarker('dealer', storage, cookies);
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

sessionMarkerContract('localStorage', () => {
  const storage = new FakeStorage();
  return marker(() => storage);
});
sessionMarkerContract('blocked localStorage', () => marker(blocked));
sessionMarkerContract('blocked localStorage and cookies', () => marker(blocked, new NoCookies()));
refreshLockContract('Web Locks', () => locksRefreshLock('dealer', new FakeLocks()));

const open: BroadcastTabChannel[] = [];
const openChannel = () => {
  const channel = new BroadcastTabChannel('dealer');
  open.push(channel);
  return channel;
};
afterAll(() => {
  for (const channel of open) channel.dispose();
});
const until = async (arrived: () => boolean): Promise<void> => {
  while (!arrived()) await new Promise((resolve) => setTimeout(resolve, 1));
};
tabChannelContract('BroadcastChannel', openChannel, until);

describe('The mark in localStorage', () => {
  it.each(['', 'in:', 'in:' + 'x'.repeat(65), 'in:<b>', '{"a":1}', 'OUT'])(
    'reads rubbish as none: %s',
    (text) => {
      const storage = new FakeStorage();
      storage.setItem('session-mark-dealer', text);
      expect(marker(() => storage).read()).toEqual({ kind: 'none' });
    },
  );

  it('outlives the page and is the variant’s own', () => {
    const storage = new FakeStorage();
    marker(() => storage).write({ kind: 'signedOut' });
    expect(marker(() => storage).read()).toEqual({ kind: 'signedOut' });
    expect(new BrowserSessionMarker('consumer', () => storage, new FakeCookies()).read()).toEqual({
      kind: 'none',
    });
  });

  it('survives a full storage', () => {
    const full = new FakeStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const kept = marker(() => full);
    kept.write({ kind: 'signedIn', label: 'a' });
    expect(kept.read()).toEqual({ kind: 'signedIn', label: 'a' });
  });

  it.each([
    ['blocked', blocked],
    [
      'full',
      () =>
        Object.assign(new FakeStorage(), {
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        }),
    ],
  ])('outlives the page in a cookie where storage is %s', (_, storage) => {
    const cookies = new FakeCookies();
    const mark = { kind: 'signedIn', label: 'a' } as const;
    marker(storage, cookies).write(mark);
    expect(marker(storage, cookies).read()).toEqual(mark);
    expect(new BrowserSessionMarker('consumer', storage, cookies).read().kind).toBe('none');
    expect(cookies.written).toEqual(['session-mark-dealer=in:a; Path=/; SameSite=Strict']);
    marker(storage, cookies).write({ kind: 'none' });
    expect(marker(storage, cookies).read()).toEqual({ kind: 'none' });
  });

  it('leaves no cookie once storage can be written again', () => {
    const cookies = new FakeCookies();
    const storage = new FakeStorage();
    marker(blocked, cookies).write({ kind: 'signedIn', label: 'a' });
    marker(() => storage, cookies).write({ kind: 'signedOut' });
    expect(cookies.read()).toBe('');
    expect(marker(() => storage, cookies).read()).toEqual({ kind: 'signedOut' });
  });
});

describe('The channel', () => {
  it('does not hear what is no message of ours', async () => {
    const tab = openChannel();
    const heard: TabMessage[] = [];
    tab.messages$.subscribe((message) => heard.push(message));
    const raw = new BroadcastChannel('session-dealer');
    for (const rubbish of [null, 'x', { kind: 'signedOut' }, { kind: 'else', session: 's' }])
      raw.postMessage(rubbish);
    raw.postMessage({ kind: 'signedOut', session: 'last' });
    await until(() => heard.length > 0);
    raw.close();
    expect(heard).toEqual([{ kind: 'signedOut', session: 'last' }]);
  });
});

describe('The lock', () => {
  it('stops waiting for a tab that never ends', async () => {
    const locks = new FakeLocks();
    void locksRefreshLock('dealer', locks).run(() => new Promise(() => undefined));
    await Promise.resolve();
    const impatient = locksRefreshLock('dealer', locks, 1);
    expect(await impatient.run(() => Promise.resolve('ran anyway'))).toBe('ran anyway');
  });

  it('is no obstacle where the browser has none', async () => {
    const lock = locksRefreshLock('dealer', undefined);
    expect(await lock.run(() => Promise.resolve('ran'))).toBe('ran');
  });
});

describe('Small readers', () => {
  it.each([
    ['', null],
    ['a=1; XSRF-Token=abc.def; b=2', 'abc.def'],
    ['Not-XSRF-Token=no', null],
    ['XSRF-Token=a=b==', 'a=b=='],
  ])('finds the pair in %j', (cookies, expected) => {
    expect(cookieXsrfSource(() => cookies).read()).toBe(expected);
  });

  it('makes identifiers of version 4 that differ', () => {
    const made = Array.from({ length: 100 }, () => cryptoIdSource.next());
    for (const id of made)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(100);
  });

  it('hands the key over in the fragment at home and as a parameter elsewhere', () => {
    const here = 'https://portal.example/login?returnUrl=%2F';
    expect(classicAddress('/classic', 'a+b/c', here)).toBe(
      'https://portal.example/classic#key=a%2Bb%2Fc',
    );
    expect(classicAddress('https://classic.example/in?x=1', 'k', here)).toBe(
      'https://classic.example/in?x=1&key=k',
    );
  });

  it('notices only a page that comes back from the cache', () => {
    const page = new EventTarget();
    let returns = 0;
    const stop = watchPageShow(() => {
      returns += 1;
    }, page);
    const show = (persisted: boolean) => {
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    };
    show(false);
    show(true);
    stop();
    show(true);
    expect(returns).toBe(1);
  });
});
