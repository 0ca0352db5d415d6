import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/adapters/server/support/test-portal.ts';

/** Sends the raw text and returns all bytes received until the server closes the connection. */
const say = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => {
      resolve(heard);
    });
    socket.on('error', reject);
  });

const lines = (...words: readonly string[]): string => words.join('\r\n');
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('messages as they come over the wire', () => {
  let portal: TestPortal;
  let port = 0;
  beforeAll(async () => {
    portal = await openTestPortal();
    const { app } = portal.listeners.dealer;
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => portal.close());

  const HOST = 'Host: 127.0.0.1';
  const CLOSE = 'Connection: close';
  const LOGIN = 'POST /api/account/login/credentials HTTP/1.1';

  it.each([
    [
      'two lengths at odds',
      lines(LOGIN, HOST, CLOSE, 'Content-Length: 4', 'Content-Length: 5', '', '{}{}'),
    ],
    [
      'a length beside chunks',
      lines(LOGIN, HOST, CLOSE, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ''),
    ],
    [
      'an unknown transfer coding',
      lines(LOGIN, HOST, CLOSE, 'Transfer-Encoding: chunked, identity', '', '0', '', ''),
    ],
    [
      'a header with a bare line feed',
      lines('GET /api/statusBanner HTTP/1.1', HOST, CLOSE, 'X-A: b\nX-C: d\n', ''),
    ],
    ['no host', lines('GET /api/statusBanner HTTP/1.1', CLOSE, '', '')],
  ])('refuses %s as a whole', async (_name, text) => {
    const answer = await say(port, text);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it.each(['TRACE', 'CONNECT', 'OPTIONS', 'PROPFIND'])('does nothing for %s', async (method) => {
    const answer = await say(
      port,
      lines(`${method} /api/statusBanner HTTP/1.1`, HOST, CLOSE, 'X-Secret: 4711', '', ''),
    );
    expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
    expect(answer).not.toContain('4711');
  });

  it.each(['/api/statusBanner', '/login', '/api/nowhere'])(
    'neither sends %s on to https nor opens it to other origins',
    async (url) => {
      const answer = await say(
        port,
        lines(`GET ${url} HTTP/1.1`, HOST, CLOSE, 'Origin: https://evil.example', '', ''),
      );
      expect(statusOf(answer)).not.toBeGreaterThanOrEqual(500);
      expect(answer).not.toMatch(/^HTTP\/1\.1 3/);
      expect(answer.toLowerCase()).not.toContain('access-control-');
    },
  );

  it.each(['/assets/', '/assets', '/api/', '/api'])('lists nothing at %s', async (url) => {
    const { app } = portal.listeners.dealer;
    const answer = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('.js');
  });

  it('takes a repeated parameter for no list and no last word', async () => {
    const { app } = portal.listeners.dealer;
    const answer = await app.inject('/api/dealer/branding?siteGroup=1&siteGroup=2');
    expect(answer.statusCode).toBe(400);
  });
});
