import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONFIGURATION_PATH } from '#adapters/wire/headers.ts';
import { problemSchema } from '#adapters/wire/problem.ts';
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

  /** Opens a raw connection and lets `write` send data. Returns all text received until the connection closes. */
  const connection = async (write: (socket: Socket) => () => void): Promise<string> => {
    const { app } = portal.listeners.dealer;
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve) => {
      let text = '';
      let stop = (): void => undefined;
      const socket = connect(port, '127.0.0.1', () => {
        stop = write(socket);
      });
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        stop();
        resolve(text);
      });
    });
  };

  it('cuts headers that drip, soon after their time', async () => {
    const { server } = portal.listeners.dealer.app;
    expect(server.headersTimeout).toBe(15000);
    server.headersTimeout = 100;
    const answer = await connection((socket) => {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
      const drip = setInterval(() => socket.write('x-a: b\r\n'), 50);
      return () => clearInterval(drip);
    });
    server.headersTimeout = 15000;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', '400'],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'b'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
  ])('answers %s like anything else', async (_, text, status) => {
    const answer = await connection((socket) => {
      socket.write(text);
      return () => undefined;
    });
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(answer).toContain('cross-origin-resource-policy: same-origin\r\n');
    expect(answer).toContain('referrer-policy: strict-origin-when-cross-origin\r\n');
    const { success } = z.safeParse(problemSchema, JSON.parse(answer.split('\r\n\r\n')[1] ?? ''));
    expect(success).toBe(true);
  });
});
