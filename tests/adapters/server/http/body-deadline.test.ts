import { connect } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { installBodyDeadline } from '#adapters/server/http/body-deadline.ts';

const open = async (limits: { ordinary: number; document: number }) => {
  const app = fastify();
  installBodyDeadline(app, limits);
  app.post('/plain', () => 'taken');
  app.post('/document', { config: { takesDocument: true } }, () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};
type App = Awaited<ReturnType<typeof open>>;
let app: App | null = null;
afterEach(async () => {
  await app?.close();
});

/**
 * Sends a Content-Length larger than the body. Resolves to `answered` if the server responds, or to `ended` if the
 * connection ends without a response.
 */
const promise = (running: App, path: string): Promise<string> =>
  new Promise((resolve) => {
    const address = running.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"`,
      );
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => resolve('ended'));
    socket.on('close', () => resolve(text.startsWith('HTTP/1.1 200') ? 'answered' : 'ended'));
  });

describe('a request that never arrives', () => {
  it('is ended, each kind by its own limit', async () => {
    app = await open({ ordinary: 20, document: 3_600_000 });
    expect(await promise(app, '/plain')).toBe('ended');
    await app.close();
    app = await open({ ordinary: 3_600_000, document: 20 });
    expect(await promise(app, '/document')).toBe('ended');
  });

  it('leaves those alone that arrive', async () => {
    app = await open({ ordinary: 60_000, document: 60_000 });
    const answer = await app.inject({ method: 'POST', url: '/plain', payload: { a: 1 } });
    expect(answer.body).toBe('taken');
  });
});
