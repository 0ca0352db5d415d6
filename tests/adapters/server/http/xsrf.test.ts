import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const LOGIN = '/api/account/login/credentials';
const CREDENTIALS = {
  username: 'dealer.limited',
  password: 'Harbor-Light-2026',
  internal: false,
  returnUrl: null,
  clientIp: null,
};

describe('the XSRF pair', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it('is set by API answers and by pages, once', async () => {
    for (const path of ['/api/statusBanner', '/login', '/home/dashboard']) {
      const browser = new TestBrowser(portal);
      const first = await browser.send({
        method: 'GET',
        url: path,
        headers: { accept: 'text/html' },
      });
      expect(first.cookies.map((cookie) => cookie.name).sort()).toEqual([
        XSRF_COOKIE,
        'browser-dealer',
      ]);
      const second = await browser.get(path);
      expect(second.cookies).toEqual([]);
    }
  });

  it('is not set by the health answers, which machines ask for', async () => {
    for (const path of ['health', 'health/live', 'health/ready'])
      expect((await new TestBrowser(portal).get(`/api/${path}`)).cookies).toEqual([]);
  });

  it('keeps the browser id out of reach of scripts and leaves the token readable', async () => {
    const answer = await new TestBrowser(portal).get('/api/statusBanner');
    const byName = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(byName.get('browser-dealer')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(byName.get(XSRF_COOKIE)?.httpOnly).toBeUndefined();
  });

  it('renews the token for the same browser when only the token is missing', async () => {
    const browser = new TestBrowser(portal);
    await browser.get('/api/statusBanner');
    const id = browser.cookies.get('browser-dealer');
    browser.cookies.delete(XSRF_COOKIE);
    await browser.get('/api/statusBanner');
    expect(browser.cookies.get('browser-dealer')).toBe(id);
    expect((await browser.signIn('dealer.limited')).statusCode).toBe(200);
  });

  const refusals = [
    ['without cookies', () => ({ cookies: {}, headers: {} })],
    [
      'without the header',
      (jar: Record<string, string>) => ({ cookies: jar, headers: { [HEADERS.xsrf]: '' } }),
    ],
    [
      'with a token of another browser',
      (jar: Record<string, string>) => ({
        cookies: { ...jar, 'browser-dealer': 'A'.repeat(43) },
        headers: { [HEADERS.xsrf]: jar[XSRF_COOKIE] ?? '' },
      }),
    ],
    [
      'with a header that differs from the cookie',
      (jar: Record<string, string>) => ({
        cookies: jar,
        headers: { [HEADERS.xsrf]: `${jar[XSRF_COOKIE] ?? ''}x` },
      }),
    ],
    [
      'with a forged token in both places',
      (jar: Record<string, string>) => ({
        cookies: { ...jar, [XSRF_COOKIE]: 'demo-1.forged.nonce' },
        headers: { [HEADERS.xsrf]: 'demo-1.forged.nonce' },
      }),
    ],
  ] as const;

  it.each(refusals)('refuses a write %s, and nothing happens', async (_name, craft) => {
    const browser = new TestBrowser(portal);
    await browser.get('/api/statusBanner');
    const jar = Object.fromEntries(browser.cookies);
    const { app } = portal.listeners.dealer;
    const answer = await app.inject({
      method: 'POST',
      url: LOGIN,
      payload: CREDENTIALS,
      ...craft(jar),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers[HEADERS.xsrfRefused]).toBe('true');
    expect(answer.cookies.some((cookie) => cookie.name.startsWith('refresh'))).toBe(false);
  });

  it.each(['cross-site', 'same-site', 'none', 'nonsense'])(
    'refuses a write that says it comes from elsewhere: %s',
    async (site) => {
      const browser = new TestBrowser(portal);
      await browser.get('/api/statusBanner');
      const answer = await browser.send({
        method: 'POST',
        url: LOGIN,
        payload: CREDENTIALS,
        headers: { 'sec-fetch-site': site },
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers[HEADERS.xsrfRefused]).toBeUndefined();
    },
  );

  it('takes a write of our own page', async () => {
    const browser = new TestBrowser(portal);
    await browser.get('/api/statusBanner');
    const answer = await browser.send({
      method: 'POST',
      url: LOGIN,
      payload: CREDENTIALS,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('is renewed at login and logout, so that what was before fails', async () => {
    const browser = new TestBrowser(portal);
    await browser.get('/api/statusBanner');
    const before = Object.fromEntries(browser.cookies);
    await browser.signIn('dealer.limited');
    const between = Object.fromEntries(browser.cookies);
    expect(between['browser-dealer']).not.toBe(before['browser-dealer']);
    const stale = await browser.send({
      method: 'POST',
      url: '/api/account/logout',
      headers: { [HEADERS.xsrf]: before[XSRF_COOKIE] ?? '' },
    });
    expect(stale.statusCode).toBe(403);
    expect((await browser.write('POST', '/api/account/logout')).statusCode).toBe(200);
    expect(browser.cookies.get('browser-dealer')).not.toBe(between['browser-dealer']);
    expect(browser.cookies.has('refresh-dealer')).toBe(false);
  });
});
