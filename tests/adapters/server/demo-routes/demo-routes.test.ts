import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('the demo world’s tools', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ DEMO_WORLD: 'small' });
  });
  afterAll(() => portal.close());
  const app = () => portal.listeners.dealer.app;
  const ours = { host: 'localhost:4280' };

  it.each(['evil.example:4280', 'localhost.evil.example', '127.0.0.1.nip.io:4280', 'localhost:x'])(
    'answer a foreign Host with 404: %s',
    async (host) => {
      for (const url of ['/demo/outbox', '/demo/outbox.json', '/classic', '/dealer-portal']) {
        expect((await app().inject({ method: 'GET', url, headers: { host } })).statusCode).toBe(
          404,
        );
      }
      const reset = { method: 'POST', url: '/demo/reset', headers: { host }, payload: {} } as const;
      expect((await app().inject(reset)).statusCode).toBe(404);
    },
  );

  it('answer only callers on this machine', async () => {
    const url = '/demo/outbox.json';
    const answer = await app().inject({ url, headers: ours, remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:9999' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuse a write of another page: %o', async (from) => {
    const before = portal.lines.length;
    const answer = await app().inject({
      method: 'POST',
      url: '/demo/clock',
      headers: { ...ours, ...from },
      payload: { advanceMs: 60_000 },
    });
    expect(answer.statusCode).toBe(403);
    expect(portal.lines.length).toBeGreaterThan(before);
  });

  it('take writes as JSON only', async () => {
    const answer = await app().inject({
      method: 'POST',
      url: '/demo/clock',
      headers: { ...ours, 'content-type': 'text/plain' },
      payload: '{"advanceMs":1}',
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each([{}, { advanceMs: -1 }, { advanceMs: 1.5 }, { advanceMs: '5' }, { advanceMs: 1, x: 1 }])(
    'refuse to move the clock by %o',
    async (payload) => {
      const send = { method: 'POST', url: '/demo/clock', headers: ours, payload } as const;
      expect((await app().inject(send)).statusCode).toBe(400);
    },
  );

  it('keep codes in the outbox and let time pass, so that a code expires by the server’s clock', async () => {
    const browser = new TestBrowser(portal);
    await browser.signIn('dealer.admin');
    const read = async () => {
      const url = '/demo/outbox.json?to=dealer.admin@example.com';
      const answer = await app().inject({ url, headers: ours });
      return answer.json<{ readonly code?: string; readonly at: string }[]>();
    };
    // Messages are sent shortly after a request. Reading the list waits until the messages are sent.
    const [sent, ...more] = await read();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ channel: 'email', to: 'dealer.admin@example.com' });
    expect(sent?.code).toMatch(/^\d{6}$/);

    const moved = await app().inject({
      method: 'POST',
      url: '/demo/clock',
      headers: ours,
      payload: { advanceMs: 11 * 60_000 },
    });
    expect(moved.statusCode).toBe(200);
    const dead = await browser.write('POST', '/api/mfa/verify', {
      code: sent?.code ?? '',
      rememberDevice: false,
    });
    expect(dead.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    const page = await app().inject({ url: '/demo/outbox', headers: ours });
    expect(page.body).toContain(sent?.code ?? 'no code');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('put the world back: sessions are void, the outbox holds its invitations, the clock real again', async () => {
    const browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
    expect((await browser.get('/api/account/me')).statusCode).toBe(200);
    const heard: string[] = [];
    const changes = portal.container.get(SERVER.changes);
    const ignore = changes.subscribe('statusBanner', ({ kind }) => heard.push(kind));
    const reset = { method: 'POST', url: '/demo/reset', headers: ours, payload: {} } as const;
    expect((await app().inject(reset)).statusCode).toBe(200);
    // Besides the notification, the reset sends `listening`, so cached data is reloaded even if the notification is late.
    expect(heard).toEqual(['listening', 'changed', 'listening']);
    ignore();
    expect((await browser.get('/api/account/me')).statusCode).toBe(401);
    const outbox = await app().inject({ url: '/demo/outbox.json', headers: ours });
    const sentTo = outbox.json<readonly { to: string }[]>().map(({ to }) => to);
    expect(sentTo.toSorted()).toEqual([
      'ben.carrow@example.com',
      'invited@example.com',
      'invited@example.com',
      'iris.vale@example.com',
    ]);
    const page = await app().inject({ url: '/demo/outbox', headers: ours });
    for (const { link = 'none' } of outbox.json<readonly { link?: string }[]>())
      expect(page.body).toContain(`<a href="${link}">Open the link in this message</a>`);
    expect((await new TestBrowser(portal).signIn('dealer.limited')).statusCode).toBe(200);
  });

  it('hand a dealer over to the classic page once, by a POST and never by a GET', async () => {
    const browser = new TestBrowser(portal);
    await browser.signIn('dealer.classic');
    const made = await browser.write(
      'POST',
      '/api/rw3k/key?deleteSession=true&userRequested=false',
    );
    const { rwKey } = made.json<{ rwKey: string }>();
    expect((await browser.get('/api/account/me')).statusCode).toBe(401);
    const redeem = () =>
      app().inject({
        method: 'POST',
        url: '/classic/redeem',
        headers: ours,
        payload: { key: rwKey },
      });
    await app().inject({ url: `/classic?key=${rwKey}`, headers: ours });
    const first = await redeem();
    expect(first.json()).toEqual({ name: 'Walt Greene' });
    expect((await redeem()).statusCode).toBe(404);
  });
});
