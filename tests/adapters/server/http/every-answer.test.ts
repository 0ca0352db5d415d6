import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIGURATION_PATH } from '#adapters/wire/headers.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

describe('what holds for every answer', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    portal.listeners.dealer.app.inject({ method, url, headers });

  it.each([
    ['an API answer', '/api/statusBanner', 'GET', 200],
    ['a refusal', '/api/account/login/credentials', 'POST', 403],
    ['an unknown address of the API', '/api/nothing', 'GET', 404],
    ['another method', '/api/health', 'POST', 405],
    ['an address that cannot be decoded', '/api/%zz', 'GET', 400],
    ['the configuration', CONFIGURATION_PATH, 'GET', 200],
    ['the sign-in page', '/login', 'GET', 200],
    ['a form the browser sent by itself', '/login', 'POST', 303],
  ] as const)(
    '%s says who may embed it and what it tells others',
    async (_, url, method, status) => {
      const answer = await ask(url, {}, method);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  it.each([
    '/api/statusBanner',
    '/api/dealer/branding?siteGroup=4471',
    '/api/privacyPolicy',
    '/api/openapi.json',
    CONFIGURATION_PATH,
  ])('%s is not sent again to whoever holds it', async (url) => {
    const first = await ask(url);
    expect(first.statusCode).toBe(200);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask(url, { 'if-none-match': held });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    const other = await ask(url, { 'if-none-match': '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });

  it('gives what is never written down no tag to ask again by', async () => {
    const answer = await ask('/api/health', { 'if-none-match': '*' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each([[{ accept: '*/*' }], [{}]])('shows pages to whoever accepts %o', async (headers) => {
    for (const url of ['/', '/home', '/msa', '/home/dashboard', '/msa/summary']) {
      const answer = await ask(url, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
    }
    const missing = await ask('/nothing.js', headers);
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('application/problem+json');
  });

  it('cuts headers that drip, soon after their time', async () => {
    const { app } = portal.listeners.dealer;
    expect(app.server.headersTimeout).toBe(15000);
    app.server.headersTimeout = 100;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nhost: x\r\n'),
      );
      const drip = setInterval(() => socket.write('x-a: b\r\n'), 50);
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(said).toContain('408');
  });
});
