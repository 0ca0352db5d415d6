import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CookieJar } from '#adapters/cli/cookie-jar.ts';
import { fetchWithCookies } from '#adapters/cli/fetch-with-cookies.ts';
import { outboxCode } from '#adapters/cli/outbox-code.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const running: Server[] = [];
const serve = async (handler: Handler): Promise<string> => {
  const server = createServer(handler);
  running.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
};

afterEach(async () => {
  await Promise.all(
    running.splice(0).map(
      (server) =>
        new Promise((resolve) => {
          server.closeAllConnections();
          server.close(resolve);
        }),
    ),
  );
});

const fetching = () => {
  const jar = new CookieJar({ now: () => Date.now() });
  return { jar, send: fetchWithCookies(jar, fetch) };
};

describe('fetching with cookies', () => {
  it('keeps several cookies of one answer and sends them with the next request', async () => {
    const seen: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      seen.push(request.headers.cookie);
      response.setHeader('set-cookie', [
        'refresh-dealer=abc; HttpOnly; Path=/api; SameSite=Strict',
        'XSRF-Token=x.y; Path=/; SameSite=Lax',
      ]);
      response.end('{}');
    });
    const { jar, send } = fetching();
    await send(`${origin}/api/account/login/credentials`, { method: 'POST', body: '{}' });
    await send(`${origin}/api/account/me`);
    await send(`${origin}/elsewhere`);
    expect(seen).toEqual([undefined, 'refresh-dealer=abc; XSRF-Token=x.y', 'XSRF-Token=x.y']);
    expect(jar.read(new URL(origin), 'XSRF-Token')).toBe('x.y');
  });

  it('carries method, body and headers through untouched', async () => {
    const seen: string[] = [];
    const origin = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push(`${String(request.method)} ${String(request.headers['x-mark'])} ${body}`);
        response.end();
      });
    });
    await fetching().send(`${origin}/`, {
      method: 'PUT',
      body: '{"a":1}',
      headers: { 'x-mark': 'kept' },
      redirect: 'error',
      keepalive: true,
    });
    expect(seen).toEqual(['PUT kept {"a":1}']);
  });

  it('neither sends nor keeps anything for a request without credentials', async () => {
    const seen: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      seen.push(request.headers.cookie);
      response.setHeader('set-cookie', 'a=1; Path=/');
      response.end();
    });
    const { send } = fetching();
    await send(origin, { credentials: 'omit' });
    await send(origin);
    await send(origin, { credentials: 'omit' });
    expect(seen).toEqual([undefined, undefined, undefined]);
  });
});

describe('the code from the demo outbox', () => {
  const parts = (origin: string, pauses: number[] = []) => ({
    origin,
    fetch,
    pause: (millis: number) => {
      pauses.push(millis);
      return Promise.resolve();
    },
  });
  const json =
    (list: () => readonly object[]): Handler =>
    (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(list()));
    };

  it('is that of the newest message since the login began, even if it comes late', async () => {
    let reads = 0;
    const old = { id: 'old', code: '111111' };
    const origin = await serve(
      json(() => {
        reads += 1;
        if (reads < 3) return [old];
        return [{ id: 'news' }, { id: 'new', code: '222222' }, old];
      }),
    );
    const pauses: number[] = [];
    const source = outboxCode(parts(origin, pauses));
    await source.prepare();
    expect(await source.code(null)).toBe('222222');
    expect(pauses).toHaveLength(1);
  });

  it('is none when only older messages hold one', async () => {
    const origin = await serve(json(() => [{ id: 'old', code: '111111' }]));
    const source = outboxCode(parts(origin));
    await source.prepare();
    expect(await source.code(null)).toBeNull();
  });

  it('is none where there is no outbox, as in production', async () => {
    const origin = await serve((_, response) => {
      response.statusCode = 404;
      response.end('{"message":"not here"}');
    });
    const source = outboxCode(parts(origin));
    await source.prepare();
    expect(await source.code(null)).toBeNull();
  });

  it('is none when what answers is no outbox, or nobody answers', async () => {
    const page = await serve((_, response) => response.end('<p>hello</p>'));
    for (const origin of [page, 'http://127.0.0.1:1']) {
      const source = outboxCode(parts(origin));
      await source.prepare();
      expect(await source.code(null)).toBeNull();
    }
  });
});
