import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../ui/head.js'), 'utf8');
const ADDRESS = '/api/account/token/refresh?app=portal';

/** Runs the page's first script in a simulated browser with the given stored `mark` and cookie. */
const run = (kept: { mark: string | null; cookie: string; locks?: boolean }) => {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const window: { earlyRefresh?: { address: string; mark: string; answer: Promise<unknown> } } = {};
  const locks = {
    request: async (name: string, _how: unknown, work: () => Promise<unknown>) => {
      asked.push(name);
      return work();
    },
  };
  const listen = (): void => undefined;
  runInNewContext(SCRIPT, {
    window,
    location: { pathname: '/home/dashboard', search: '' },
    localStorage: {
      getItem: (key: string) => (key === 'session-mark-dealer' ? kept.mark : null),
    },
    matchMedia: () => ({ matches: false }),
    navigator: kept.locks === false ? {} : { locks },
    AbortSignal,
    fetch: (...request: unknown[]) => {
      sent.push(request);
      return Promise.resolve('the answer');
    },
    document: {
      cookie: kept.cookie,
      addEventListener: listen,
      documentElement: {
        dataset: { font: 'font.woff2', refresh: `dealer ${ADDRESS}` },
        classList: { add: listen },
      },
    },
  });
  return { sent, asked, early: window.earlyRefresh };
};

describe('the page’s first script', () => {
  it('renews the session of a browser in which somebody is signed in, one tab at a time', async () => {
    const { sent, asked, early } = run({ mark: 'in:abc', cookie: 'a=1; XSRF-Token=k.p=; b=2' });
    expect(asked).toEqual(['refresh-dealer']);
    expect(sent).toEqual([
      [
        ADDRESS,
        {
          method: 'POST',
          headers: { accept: 'application/json', 'x-xsrf-token': 'k.p=' },
          redirect: 'error',
        },
      ],
    ]);
    expect(early).toMatchObject({ address: ADDRESS, mark: 'in:abc' });
    expect(await early?.answer).toBe('the answer');
  });

  it.each([
    ['nobody was ever signed in', { mark: null, cookie: 'XSRF-Token=k' }],
    ['somebody signed out', { mark: 'out', cookie: 'XSRF-Token=k' }],
    ['there is no anti-forgery pair', { mark: 'in:abc', cookie: 'Not-XSRF-Token=k' }],
    ['there are no locks', { mark: 'in:abc', cookie: 'XSRF-Token=k', locks: false }],
  ])('asks for nothing where %s', (_, kept) => {
    const { sent, early } = run(kept);
    expect(sent).toEqual([]);
    expect(early).toBeUndefined();
  });
});
