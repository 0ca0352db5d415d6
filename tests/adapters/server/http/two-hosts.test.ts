import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenSomewhere } from '../support/socket-calls.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

let portal: TestPortal;
let port = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  port = await listenSomewhere(portal.listeners.dealer);
});
afterAll(() => portal.close());

/** Sends raw lines that our own clients would never send. Returns the first line of the response. */
const answerTo = (...lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('end', () => {
      resolve(text.split('\r\n', 1)[0] ?? '');
    });
    socket.on('error', reject);
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });

it('a request that names two hosts is refused, whatever they are', async () => {
  const asked = 'GET /api/health/live HTTP/1.1';
  expect(await answerTo(asked, 'Host: a')).toBe('HTTP/1.1 200 OK');
  expect(await answerTo(asked, 'Host: a', 'host: b')).toBe('HTTP/1.1 400 Bad Request');
  expect(await answerTo(asked, 'Host: a', 'Host: a')).toBe('HTTP/1.1 400 Bad Request');
});

it.each(['/\\', '/a\\b', '/assets\\x', '/api\\health'])(
  'an address with a backslash is answered, here %s, also without its body',
  async (address) => {
    for (const method of ['GET', 'HEAD'])
      expect(
        await answerTo(`${method} ${address} HTTP/1.1`, 'Host: a', 'Accept: text/html'),
      ).toMatch(/^HTTP\/1\.1 40[04] /);
  },
);
